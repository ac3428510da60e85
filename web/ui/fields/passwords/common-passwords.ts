/** Passwords at the top of every published list of leaks, without the digits that often follow them. */
export const commonPasswords = new Set(
  `123123 111111 000000 121212 654321 666666 696969 777777 888888 1q2w3e 1q2w3e4r 1qaz2wsx qaz wsx qazwsx abc aaaaaa asd
  asdf asdfgh asdfghjkl qwe qwer qwert qwerty qwertyuiop zxcvbn zxcvbnm password secret letmein welcome changeme admin
  root test login master iloveyou loveyou love princess sunshine monkey dragon shadow football liverpool arsenal chelsea
  pokemon minecraft roblox fortnite epicgames starwars trustno freedom whatever michael charlie fuckyou money flawless`.split(
    /\s+/,
  ),
);
