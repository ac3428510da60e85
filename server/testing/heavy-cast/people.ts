/** Invented people, with names of every length and shape that a form accepts. */

export const heavyPassword = "correct horse battery";

type Person = { name: string; email: string; discord: string };

const names = [
  "Maximiliana Featherstonehaugh-Cholmondeley of Upper Sample-on-the-Wold",
  "Wolfeschlegelsteinhausenbergerdorff Placeholder-Hohenzollern",
  "Bartholomew Alexander Montgomery-Fitzwilliam the Third",
  "Ottilie von Mustermann-Beispielhausen",
  "Jo",
  "Siân Llanfairpwllgwyngyll-Enghraifft",
  "Nguyễn Thị Phương Thảo Ví Dụ",
  "Æthelflæd Ødegård-Eksempelsen",
  "Guðrún Sýnishornsdóttir",
  "Oluwaseun Adébáyọ̀ Apẹẹrẹ",
  "Françoise-Élisabeth de la Rochefoucauld-Exemple",
  "Krzysztof Szczebrzeszyński-Przykładowski",
  "Αλέξανδρος Παραδειγματόπουλος",
  "山田サンプル太郎",
  "Ida Demo",
  "Lars-Erik Gustafsson Exempelström",
  "Montserrat Puigdemont i Exemple de Casadevall",
  "Raj Udaharan Venkatanarasimharajuvaripeta",
  "Tom Mockup-Throgmorton",
  "Beatriz dos Santos Exemplo de Albuquerque e Vasconcelos",
  "Kai Specimen",
  "Persephone Winterbottom-Testcase",
  "Fionnghuala Ó Samplaigh-Mac Giolla Phádraig",
  "Zoë Boilerplate",
] as const;

const discordOf = (index: number) =>
  index % 3 === 0 ? `the_one_and_only_summit_supporter_since_day_one_${index + 1}`.slice(0, 64) : `sample_${index + 1}`;

const emailOf = (index: number) =>
  index % 4 === 0
    ? `a.very.long.address.that.somebody.really.has.at.their.school.${index + 1}@students.upper-sample-on-the-wold.example`
    : `supporter.${index + 1}@demo.example`;

/** Members of the site. The first is the busiest. */
export const heavyMembers: [Person, ...Person[]] = [person(0), ...names.slice(1).map((_, index) => person(index + 1))];

function person(index: number): Person {
  return { name: names[index] ?? "Sam Sample", email: emailOf(index), discord: discordOf(index) };
}

/** Staff besides the first admin. */
export const heavyStaff = [
  { username: "maximilian_featherstonehaugh_cholmondeley_head_of_operations_and_partnerships_eu", role: "admin" },
  { username: "chief_of_competitive_programmes_and_player_development", role: "chief" },
  { username: "Wilhelmina Hohenberg-Placeholder (news desk, weekdays)", role: "chief" },
  { username: "community_management_evenings_and_weekends_lead", role: "management" },
  { username: "mo", role: "management" },
] as const;
