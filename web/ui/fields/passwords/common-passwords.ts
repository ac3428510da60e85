/** Those that head every published list of leaked, without the figures that often follow. */
export const commonPasswords = new Set(
  `123123 111111 000000 121212 654321 666666 696969 777777 888888 131313 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3r4 qaz wsx qazwsx a1b2c3
  abc aaaaaa asd asdf asdfasdf asdfgh asdfghjkl qwe qwer qwert qwerty qwertyuiop zxcvbn zxcvbnm password secret
  letmein welcome changeme default guest admin root test login user access master temp sample demo hello
  iloveyou loveyou love honey baby princess angel sunshine monkey dragon tiger lion cookie chocolate banana pepper diamond
  shadow ghost hunter warrior soldier ninja magic football soccer basketball liverpool arsenal chelsea manchester manutd chicken
  london batman pokemon pikachu zelda minecraft roblox fortnite epicgames gamer games player youtube discord
  google facebook starwars trustno freedom whatever internet computer samsung android mustang jordan michael jennifer jessica
  ashley daniel thomas charlie summer winter spring monday family friends fuckyou jesus money flawless champion king
  legend hero`.split(/\s+/),
);
