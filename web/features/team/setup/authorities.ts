import { countryOf } from "./countries.ts";

type Authority = { name: string; url: string };

/** The offices that people can complain to about their personal data, by country. */
const authorities: Readonly<Record<string, Authority>> = {
  AT: { name: "Datenschutzbehörde", url: "https://www.dsb.gv.at/" },
  BE: { name: "Data Protection Authority", url: "https://www.dataprotectionauthority.be/" },
  CH: { name: "Federal Data Protection and Information Commissioner", url: "https://www.edoeb.admin.ch/" },
  DE: { name: "Federal Commissioner for Data Protection", url: "https://www.bfdi.bund.de/" },
  DK: { name: "Datatilsynet", url: "https://www.datatilsynet.dk/" },
  ES: { name: "Agencia Española de Protección de Datos", url: "https://www.aepd.es/" },
  FI: { name: "Office of the Data Protection Ombudsman", url: "https://tietosuoja.fi/" },
  FR: { name: "CNIL", url: "https://www.cnil.fr/" },
  IE: { name: "Data Protection Commission", url: "https://www.dataprotection.ie/" },
  IS: { name: "Persónuvernd", url: "https://www.personuvernd.is/" },
  IT: { name: "Garante per la protezione dei dati personali", url: "https://www.garanteprivacy.it/" },
  NL: { name: "Autoriteit Persoonsgegevens", url: "https://autoriteitpersoonsgegevens.nl/" },
  NO: { name: "Datatilsynet", url: "https://www.datatilsynet.no/" },
  PL: { name: "Urząd Ochrony Danych Osobowych", url: "https://uodo.gov.pl/" },
  PT: { name: "Comissão Nacional de Proteção de Dados", url: "https://www.cnpd.pt/" },
  SE: { name: "Integritetsskyddsmyndigheten", url: "https://www.imy.se/" },
};

/** Returns the office for a locale's country, or an empty one, which the privacy notice leaves out. */
export const authorityOf = (locale: string): Authority => authorities[countryOf(locale) ?? ""] ?? { name: "", url: "" };
