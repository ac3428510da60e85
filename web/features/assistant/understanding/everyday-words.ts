/** Words that say nothing about the topic, and words that only resemble ours. */
export const everyday = `
  a an the this that these those some any all every each other another no not yes ok okay
  i im ive id me my mine you your yours u ur ya yall he she him her his it its we us our they them their
  am is are was were be been being do does did doing done have has had having can could will would shall should may
  might must
  cant dont doesnt didnt isnt wont couldnt wouldnt
  who what when where which why how whose
  to of for in on at by with without from into onto over under up down out off about after before again as than then
  there here and or but if so because while
  please pls plz hi hey hello thanks thank thx lol mate bro guys guy folks just really very too also only even ever never
  still yet already now right maybe
  tell show give list find know see look looking want wanna like love get got getting go going gonna let put take
  more most much many lot little few bit one two three thing things stuff way sort kind someone anyone everyone
  everything anything something
  detail details info information link page site website possible able currently exactly far
  contract short shit steam prayer complete comment special certain contain against hard back send project connect
  continue string install
`;

/** Other topics. A question with one of these words is hardly about the team. */
export const elsewhere = `
  weather rain snow forecast temperature pizza recipe cook bake president government election minister
  bitcoin crypto football soccer basketball cricket tennis rugby car phone flight hotel microsoft apple amazon tesla netflix
  poem song joke homework doctor headache planet moon god
  ip wifi windows dinner breakfast movie book war einstein sky light divided square root plus minus
  capital language translate robot chatgpt gun bucks aim invent king queen arsenal chelsea nba nfl instructions
`;
