const reading = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;

/** Shows the reader's own time above the team's, where their clocks differ. Without script, there's only the team's. */
export function runOnDocument() {
  for (const theirs of document.querySelectorAll<HTMLTimeElement>("time[data-zone]")) {
    const { locale, zone } = theirs.dataset;
    const at = new Date(theirs.dateTime);
    const read = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at);
    const own = read(reading);
    if (own === read({ ...reading, timeZone: zone })) continue;
    const time = Object.assign(document.createElement("time"), { dateTime: theirs.dateTime });
    time.textContent = `${own} your time`;
    theirs.before(time);
  }
}
