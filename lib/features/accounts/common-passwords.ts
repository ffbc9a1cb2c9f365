/**
 * What people choose most: the letters of a password once the digits and signs around them are taken away.
 * Collected by hand from the published lists of leaked passwords and their Finnish counterparts; those
 * shorter than ten characters stand here because people lengthen them with digits ("salasana123").
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwords passwort passord contrasena motdepasse parola haslo senha wachtwoord losenord salasana salasanat
  salasanani tunnussana mypassword yourpassword thepassword newpassword oldpassword nopassword superpassword
  passpass passphrase passcode passme pass secret secrets topsecret mysecret secretpassword letmein letmeinnow
  openup opensesame open access accessme welcome welcomeback welcomehome tervetuloa changeme changemenow changeit
  change default temporary temp login logins loginme signin admin admins administrator adminadmin root toor user
  users username guest test tests tester sample example demo master mastermaster superuser superadmin system
  server manager service support public private security computer internet windows microsoft google facebook
  linkedin instagram whatsapp youtube android iphone apple samsung nokia dell hewlett lenovo oracle cisco mysql
  postgres database network wireless router company office business monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december spring
  summer autumn winter kevat kesa syksy talvi maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu joulu
  christmas birthday iloveyou iloveu iloveme iloveyouu loveyou loveme love lover lovely mylove forever always
  sweetheart sweetie honey darling baby babygirl babyboy princess prince queen king angel angels beautiful
  pretty gorgeous rakas rakkaus kulta kultaseni rakastan enkeli prinsessa aurinko sunshine moonlight rainbow
  flower flowers butterfly blossom chocolate cookie banana orange cherry strawberry mansikka mustikka monkey
  monkeys dragon dragons tiger lion eagle falcon phoenix panther dolphin kitten kitty pussycat doggie puppy
  kissa koira kissakoira karhu susi lintu hevonen pikachu pokemon batman superman spiderman ironman wonderwoman
  starwars startrek skywalker darthvader jedi yoda gandalf harrypotter hogwarts naruto matrix terminator pirate
  ninja samurai warrior hunter ranger shadow ghost killer assassin destroyer football soccer baseball basketball
  hockey jaakiekko jalkapallo liverpool arsenal chelsea manchester manutd barcelona realmadrid juventus lakers
  yankees cowboys steelers ferrari porsche mercedes corvette mustang harley yamaha toyota honda volvo michael
  michelle jennifer jessica jordan ashley amanda nicole daniel david robert thomas william charlie george andrew
  matthew joshua justin brandon anthony christopher alexander benjamin samantha stephanie elizabeth victoria
  patricia freedom trustme trustno trustnoone whatever nothing something anything everything hello hellohello
  hellothere helloworld goodbye cheese pepper ginger maggie buster cooper bailey charlie jasmine fuckyou fuckoff
  fuckme fuckit asshole bullshit motherfucker perkele saatana vittu vittusaatana paska suomi suomifinland
  finland helsinki tampere turku oulu espoo vantaa lappi sauna sisu kalevala mokki jarvi metsa lumi jaa
  blink metallica nirvana eminem slipknot greenday ironmaiden nightwish hammerfall blessed blessing jesus
  jesuschrist jesusislord godisgood godislove ilovegod heaven believe faith family friends friend bestfriend
  money millionaire billionaire bitcoin lucky luckyone winner champion champions gameover player gamer
  minecraft fortnite roblox counterstrike callofduty warcraft worldofwarcraft playstation nintendo xbox
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef
  abcdefg osaaja asiantuntija expert experts marketplace`
    .split(/\s+/)
    .filter(Boolean),
);

/** Common passwords of ten characters and more that neither a word above nor a keyboard run explains. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4t5 q1w2e3r4t5y6 qwe123qwe123 qweasdzxc123 1qaz2wsx3edc
  1qazxsw23edc zaq1zaq1zaq1 zaq12wsxcde3 qazwsx12345 qazxswedcvfr a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c4d5e
  1a2b3c4d5e6f aa12345678 aaa1234567 abcd123456 abc1234567 asd1234567 asdf123456 zxc1234567 zxcv123456
  qwer123456 q123456789 q1234567890 w123456789 a123456789 a1234567890 s123456789 z123456789 m123456789
  1234567890a 1234567890q 123456789abc 123456789qwe 123abc456def p@ssw0rd123 p@$$w0rd123 pa55word123
  pa55w0rd123 passw0rd123 passw0rd1234 password@123 password#123 password01! welcome@123 admin@12345
  admin123456 administrator1 root123456 user123456 test123456 guest12345 ncc1701ncc1701 ncc1701dncc1701d
  thx1138thx1138 correcthorsebatterystaple correct-horse-battery-staple correct horse battery staple
  whatever123 blink182blink182 iloveyou1234 iloveyou12345 iloveyou143 loveyou3000 letmein12345 trustno1trustno1
  dragon123456 monkey123456 master123456 shadow123456 michael12345 football1234 baseball1234 superman1234
  batman123456 pokemon12345 qwerty12345 qwerty123456 qwerty1234567 asdfghjkl123 zxcvbnm1234 zxcvbnm12345
  salasana12 salasana123 salasana1234 kissa12345 koira12345 perkele123 perkele666 suomi12345 suomi123456
  helsinki123 hakkapeliitta torilletavataan voihanvitut vittusaatanaperkele emtieda123 entieda123
  19841984198 0147258369 147258369a 1472583690 159753456852 123321123321 112233445566 102030405060
  987654321a 147852369a 7418529630 741852963a 369258147a qpwoeiruty alskdjfhg qpalzmqpalzm googlegoogle
  nopassword1 nosoupforyou ihatepasswords idontknow123 idontknow1 icanthazpassword ineedapassword mypassword123
  thisismypassword thisisapassword thisispassword changemeplease pleasechangeme temporarypassword letmeinplease
  opensesame123 sesameopen123 superman12345 supersecret supersecret123 topsecret123 secretpassword123
  manchesterunited manchestercity liverpoolfc1 realmadrid123 barcelona123 chelseafc123 arsenal12345
  nuggets12345 jordan232323 michaeljordan christiano7 cristiano7 cristianoronaldo lionelmessi messi101010
  basketball12 starwars1977 lordoftherings harrypotter7 gandalf12345 thelordoftherings slayer666666
  devil666666 satan666666 metallica666 rockandroll rocknroll1 heavymetal1 godbless123 jesuslovesme
  praisethelord hallelujah1 familyfirst sunshine1234 princess1234 babygirl1234 sweetheart1 chocolate123
  butterfly123 strawberry1 summer2024! winter2024! autumn2024! spring2024! summer2025! winter2025! autumn2025!
  spring2025! summer2026! winter2026! autumn2026! spring2026!`
    .split("\n")
    .flatMap((line) => line.trim().split(/\s+/))
    .concat("correct horse battery staple")
    .filter((entry) => entry.length >= 10),
);

/** Rows and columns of keyboards, the alphabet and the digits: runs along them (both ways) need no guessing. */
export const keyRuns: readonly string[] = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyzåäö",
  "qwertyuiopå",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjklöä",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  "147258369",
  "741852963",
  "159753",
  '!"#¤%&/()=',
  "!@#$%^&*()",
];
