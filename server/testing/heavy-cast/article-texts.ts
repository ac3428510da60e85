/** Markdown of every kind, as people who write for a team's site use it. */

const everything = `The weekend in numbers, and then in words. **Nine games**, *two wins*, ~~one~~ no regrets, and \`/commend\` typed once too often.

## The table that does not fit a phone

| Game | Map | Drop | Zone 1 | Zone 2 | Zone 3 | Zone 4 | Endgame | Eliminations | Place | Points | What the coach wrote in the margin |
| ---: | :--- | :---: | --- | --- | --- | --- | --- | ---: | ---: | ---: | --- |
| 1 | Sampleton Heights | north ridge | held | held | rotated late | height | height | 14 | 1 | 62 | Do that again |
| 2 | Placeholder Marsh | the barn | left early | held | held | low ground | refresh only | 3 | 28 | 4 | We talked about the barn |
| 3 | Wolfeschlegelsteinhausenbergerdorff | harbour | contested | contested | contested | n/a | n/a | 1 | 97 | 0 | Donaudampfschifffahrtsgesellschaftskapitän |

### A list in a list in a list

1. The drop
   - Two on the ridge
     - one to the chest
     - one to the zip line, **before** the first pickaxe swing
   - One at the barn
2. The rotate
3. The last circle, which deserves a heading of its own

#### And a fourth level of heading, because somebody always uses one

> We didn’t play faster than them. We were standing in the right place earlier.
>
> > Which is the same thing, said by a coach.

\`\`\`
sensitivity_x = 7.4%   # and not 7.5, whatever the forum that shall not be named here says about it this week
sensitivity_y = 7.4%
build_mode    = "hold, then release, then wonder why it worked"
\`\`\`

![Somebody stands on a ridge](/art/terrain/hero/origin.svg)

![A picture that is no longer there](https://pictures.invalid/article-body.webp)

---

A link with a long address: https://recordings.example/watch/a-very-long-address-of-a-recording-that-somebody-pasted-without-shortening-it-at-all?from=2731&to=2790&camera=overhead

And a word without any place to break: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, followed by [a link that reads well](https://results.example/pennine).`;

const paragraph =
  "The first hour of a final is mostly waiting. Somebody checks the audio, somebody else checks it again, and the third player is asleep on two chairs. Then the lobby fills, nobody says anything for the length of a loading screen, and the whole season is nine games long. ";

const essay = Array.from(
  { length: 12 },
  (
    _,
    index,
  ) => `## Part ${index + 1}: ${index % 3 ? "what we saw" : "what we ought to have seen, had anybody been looking the right way"}

${paragraph.repeat(2 + (index % 4))}`,
).join("\n\n");

const brief = "Doors open at 18:00, first bus at 18:30.";

const sideBySide = `![Tall](/art/portrait-5/moor/tarn9_demo.svg)

${paragraph}

- Ten games, best eight count
- Heat A and Heat B on the same evening
- Lobby codes in the team calendar

${paragraph}`;

export const articleTexts = [everything, brief, essay, sideBySide, paragraph.repeat(3).trim()] as const;
