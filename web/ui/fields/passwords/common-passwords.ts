/** Those that head every published list of leaked passwords, without the figures that often follow. */
export const commonPasswords = new Set(
  `123123 123321 111111 000000 121212 112233 654321 666666 696969 777777 888888 131313 159753 147258 147258369 123qwe
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3 qaz wsx qazwsx qazwsxedc zaq12wsx zaq1zaq1 a1b2c3 abc
  abc123 abcabc aaaaaa asd asdasd asdf asdfasdf asdfgh asdfghjkl qwe qweqwe qweasd qweasdzxc qwer qwert qwerty qwertyuiop
  qwerty123 zxc zxcv zxcvbn zxcvbnm pass passw passwort password passwords passcode passpass motdepasse contrasena secret
  letmein letmein1 welcome welcome1 changeme default guest admin administrator root toor test testing testtest tester login
  login1 user access master superuser temp temporary sample demo hello hello1 hellohello hallo hola bonjour ciao hi
  iloveyou iloveu loveyou lovely love loveme lover loves sweetheart sweetie darling honey babygirl baby princess angel angels
  sunshine sunflower flower flowers rainbow butterfly dolphin monkey dragon tiger lion eagle falcon panther wolf bear bailey
  buster bubbles cookie chocolate banana cheese coffee pepper ginger orange purple yellow silver golden diamond crystal
  shadow ghost killer hunter ranger warrior soldier samurai ninja pirate knight merlin wizard magic phoenix matrix
  football football1 soccer baseball basketball hockey golf tennis rugby liverpool arsenal chelsea everton rangers celtic
  manchester manutd united barcelona juventus chicken spurs tottenham westham newcastle scotland england ireland london
  superman batman spiderman ironman hulk pokemon pikachu naruto goku mario sonic zelda minecraft roblox fortnite fortnight
  fortnitepro epicgames victoryroyale gamer gaming games player playstation nintendo xbox steam valorant callofduty warzone
  counterstrike league legends overwatch apex twitch youtube discord tiktok google facebook instagram twitter snapchat
  starwars startrek trustno trustnoone freedom forever nothing whatever something anything internet computer laptop samsung
  iphone apple android windows microsoft mustang ferrari porsche mercedes corvette yamaha harley cowboys yankees lakers
  steelers jordan jordan23 michael jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony robert thomas
  charlie charles george william harry oliver jack james john david richard joseph maggie molly lucy sophie hannah emma
  summer winter spring autumn january february march april august september october november december monday friday sunday
  family mother father mommy daddy brother sister friend friends bestfriend fuckyou fuckoff bullshit asshole biteme
  blahblah qwerty1 donald trump jesus jesus1 christ heaven blessed faith hope peace lucky success money cash million
  flawless champion champions winner winners victory number1 kingking king queen prince boss legend hero beast savage`.split(
    /\s+/,
  ),
);
