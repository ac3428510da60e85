/** Escapes text for an attribute or an element. Characters that XML can't contain, even escaped, are left out. */
export const xmlText = (value: string): string =>
  value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[<>&"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

export const textElement = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>';
