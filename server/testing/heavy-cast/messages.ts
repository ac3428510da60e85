import { contactSubjects } from "#contract/contact-messages/constants.ts";
import type { ContactRequest } from "#contract/contact-messages/forms.ts";
import { heavyMembers } from "./people.ts";

const texts = [
  "May we film at your next event? Two cameras, no lights, and we leave before the first bus.",
  "hi",
  "We make energy bars without any energy in them and think that your players would make excellent faces for the campaign.\n\nThe offer, in short:\n- twelve months, renewable\n- a box a week for everybody on the roster\n- a share of what the page sells\n\nWho do we talk to?",
  "HELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLOHELLO",
  "Your article about the Pennine final says game four was lost in the valley. I was in that lobby. It was lost on the ridge, forty seconds earlier, and I would be glad to explain why: https://recordings.example/watch/a-very-long-address-of-a-recording-that-somebody-pasted-without-shortening-it-at-all?from=2731&to=2790&camera=overhead",
  "My daughter's school has an esports club of thirty and no coach. Would one of you talk to them for an hour, online?",
  `${"We have written to three addresses so far and would like to know which is the right one. ".repeat(20)}Thank you.`,
];

/** Two hundred messages, by people who mostly write more than once. */
export const heavyMessages: ContactRequest[] = Array.from({ length: 200 }, (_, index) => {
  const { name, email } = heavyMembers[index % heavyMembers.length] ?? heavyMembers[0];
  return {
    name,
    email,
    subject: contactSubjects[index % contactSubjects.length] ?? "other",
    message: texts[index % texts.length] ?? "hi",
  };
});
