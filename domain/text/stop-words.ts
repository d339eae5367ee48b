const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/**
 * Small words by language: they tell Latin-script languages apart, and they carry no subject matter, so the search
 * leaves them out. Question words are among them: a document seldom says "which", so they would weigh too much.
 */
export const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    set(`a about above after again against all also although am an and any are aren't as at be because been before being
    below between both but by can cannot could did didn't do does doesn't doing don't down during each either else etc ever
    every few for from further get give given had has hasn't have having he her here hers herself him himself his how however i
    if in into is isn't it it's its itself just let many may me might more most much must my myself nor not of off
    on once one only onto or other our ours ourselves out over own per please same shall she should since so some such
    tell than that that's the their theirs them themselves then there these they this those though through thus to too under until up
    upon us very via was wasn't we were what whatever when where whether which while who whom whose why will with within
    without would yet you your yours yourself explain describe`),
  ],
  [
    'de',
    set(`ab aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da
    dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darin darüber das dass daß dazu dein deine
    dem den denen denn der deren des dessen die dies diese dieselbe diesem diesen dieser dieses doch dort du durch ein
    eine einem einen einer eines er es etwa etwas euch für gegen hat hatte hatten haben hier hin hinter ich ihm ihn ihnen
    ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jedoch jene kann kein keine können könnte
    man mehr mein mit muss müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit
    selbst sich sie sind so solche soll sollte sondern sowie über um und uns unser unter viel viele vom von vor war waren
    wann warum was weil welche welchem welchen welcher welches wem wen wenn wer werden wessen wie wieder wieviel will wir wird wo wobei
    wodurch wofür woher wohin womit worden wurde wurden zu zum zur zwar zwischen`),
  ],
  [
    'fr',
    set(`à afin ai ainsi alors après au aucun aussi autre aux avant avec avait ayant car ce ceci cela celle celles celui
    ces cet cette ceux chaque chez ci comme comment d dans de depuis des donc dont du elle elles en entre est et était
    étaient été être eu eux fait faut ici il ils j je jusque l la là laquelle le lequel les lesquels leur leurs lors lui
    ma mais me même mes moi moins mon n ne ni non nos notre nous on ont or ou où par parce pas pendant peu peut peuvent
    plus plusieurs pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se selon ses si son sont
    sous sur ta te tes toi ton tous tout toute toutes très tu un une vers vos votre vous y combien`),
  ],
  [
    'es',
    set(`a al algo algún alguna algunas algunos ante antes aquel así aún aunque bajo bien cada casi como cómo con contra
    cual cuál cuáles cuando cuándo cuánto cuánta cuántos cuántas de del desde donde dónde dos durante e el él ella ellas
    ellos en entre era eran es esa esas ese eso esos esta está están estas este esto estos fue fueron ha había habían han
    hasta hay la las le les lo los más me mediante mi mientras muy nada ni no nos nosotros o os otra otras otro otros
    para pero poco por porque por qué pues que qué quien quién quiénes se sea según ser si sí sido sin sobre solo son su sus
    también tan tanto te tiene tienen toda todas todo todos tras tu un una unas uno unos usted y ya yo`),
  ],
  [
    'it',
    set(`a ad agli ai al alla alle allo anche ancora avere c che chi ci come con contro cosa cui da dagli dai dal dalla
    dalle dallo degli dei del dell della delle dello di dopo dove durante e è ed era erano essere fra gli ha hanno i il
    in io l la le lei li lo loro lui ma me mentre mi molto ne negli nei nel nella nelle nello no noi non o ogni oppure per
    perché più poi prima qual quale quali quando quanti quante quanto quella quelle quelli quello questa queste questi
    questo se sei senza si sia sono sopra sotto stata stati stato su sua sue sugli sui sul sulla sulle suo suoi tra tu
    tutti tutto un una uno vi voi`),
  ],
  [
    'pt',
    set(`a à ao aos aquela aquele aquilo as às até cada com como contra da das de dela dele deles depois desde do dos e é
    ela elas ele eles em entre era eram essa esse esta está estão este eu foi foram há isso isto já la lhe mais mas me
    mesmo meu muito na nas nem no nos nossa nosso num numa não o onde os ou para pela pelas pelo pelos por porque porquê
    qual quais quando quanto quantos quantas que quem se seja sem ser seu seus sido são sob sobre sua suas só também te
    tem têm tinha toda todas todo todos tu um uma você vocês`),
  ],
  [
    'nl',
    set(`aan al alle als altijd ander andere beide bij daar daarom dan dat de deze die dit doen door dus een eens en er
    geen haar had hebben heeft hem het hier hij hoe hoeveel hun ik in is ja je kan kon kunnen maar me meer men met mij
    mijn moet na naar niet niets nog nu of om omdat onder ons onze ook op over reeds te tegen toch toen tot u uit uw van
    veel voor waar waarom wanneer want waren was wat we welk welke wel werd wie wij worden wordt zal ze zelf zich zij zijn
    zo zonder zou tussen tijdens`),
  ],
  [
    'sv',
    set(`alla att av bara blev bli blir de dem den denna deras dess dessa det detta dig din du där då efter ej eller en
    er ett från för ha hade han hans har henne hennes hon honom hur här i icke inom inte jag ju kan kunde man med mellan
    men mig min mot mycket ni nu när någon något några och om oss på samma sedan sig sin sina sitt ska skulle som så till
    under upp ut utan vad var vara varför varit varje vars vem vi vid vilka vilken vilket är år över`),
  ],
  [
    'da',
    set(`af alle at blev blive bliver da de dem den denne der deres det dette dig din disse dog du efter eller en end er
    et for fra få ham han hans har havde have hende hendes her hos hun hvad hvem hvilke hvilken hvilket hvis hvor hvordan
    hvorfor hvornår i ikke ind jeg jer jo kan kunne man mange med meget men mellem mig min mod ned noget nogle nu når og
    også om op os over på selv sig sin sine skal skulle som sådan til ud under var ved vi vil ville være været`),
  ],
  [
    'fi',
    set(`ei eivät ehkä en että eli ennen he hän häne hänen ja jo joka jos jossa joten joita jotka jotta kaikki kanssa
    keskuudessa koska kuin kuinka kuitenkin kuka kun lisäksi mikä mikään miksi millainen missä mitä mitkä minä minun mutta
    muut myös ne niiden niin niitä nyt näin nämä ole oli olisi olivat olla on ovat paljon se sekä sen siitä siinä silloin
    sillä sitten sitä taas tai tämä tämän tässä tätä vaan vain vaikka voi voidaan yli`),
  ],
  [
    'ro',
    set(`a acea aceasta această aceea acel acest acesta aceste acestea acestei acestui ai al ale alte am ar are asupra
    au avea ca că care când cât câte câți ce cea cei cel cele cine cu cum da dacă dar de deci decât despre din dintre
    doar după ea ei el ele era erau este eu există fi fie fost iar în între îi își l la le li lor lui mai mult ne nici nu
    numai o ori pe pentru prin s sa să sau se si și sunt sub sus te toate tot un una unde unei unor unui va vor`),
  ],
  [
    'hu',
    set(`a abban ahhoz ahogy ahol aki akik akkor alatt által általában amely amelyek ami amíg amikor annak arra az azok
    azon azt azzal be belül bár cikk csak de e egy egyes egyik egyéb egész előtt és ennek erre ez ezek ezen ezt ezzel fel
    ha hanem hány hiszen hogy hogyan hol igen illetve is itt jól kell ki kik le lehet lesz lett már meg még melyek melyik mert mi
    miért mikor milyen minden mint mit mivel nagy nagyon nem nincs olyan ott össze pedig s saját sem szemben szerint
    több utolsó után vagy valamint van vannak volt voltak`),
  ],
  [
    'tr',
    set(`acaba ama ancak aslında az bazı belki ben bile bir biri birçok biz bu buna bunlar bunu bunun çok çünkü da daha
    de değil diğer diye dolayı en fakat gibi göre hangi hangisi hem hep hepsi her hiç için ile ilgili ise ister işte kadar
    karşı kendi ki kim kimin mı mi mu mü nasıl ne neden nedir nerede niçin niye o olan olarak oldu olduğu olduğunu olup
    ona onlar onu onun pek rağmen sadece sanki siz sonra şey şu tarafından tüm üzere var ve veya ya yani yok zaman`),
  ],
  [
    'id',
    set(`ada adalah agar akan aku anda antara apa apakah atau atas bagaimana bagi bahwa banyak beberapa begitu belum
    berapa bila bisa bukan dalam dan dapat dari daripada dengan di dia hal hanya harus hingga ia ini itu jadi jika juga
    kami kapan karena ke kepada ketika kita lain lebih maka mana masih mereka mengapa menjadi namun oleh pada para per
    pernah saat saja sangat sebagai sebuah secara sedangkan sehingga sejak selama seorang seperti serta setelah setiap
    siapa suatu sudah tak tanpa telah tentang terhadap tetapi tidak untuk yaitu yang`),
  ],
  [
    'pl',
    set(`a aby ale ani bez bo być był była było były będzie co czy dla do gdy gdzie go i ich ile im inne ja jak jaka
    jaki jakie jako jego jej jest jeszcze jeśli już każdy kiedy kto która które którego której który których którym
    którzy lub ma mają między może można na nad nie niego nich niż o od oraz po pod ponieważ poza przed przez przy roku
    są się sobie swoje ta tak także tam te tego tej ten to tu tych tylko tym w we wszystko wśród z za zaś ze że żeby`),
  ],
  [
    'cs',
    set(`a aby ale ani až bez bude by byl byla bylo byly být co což do i ich jak jaká jaké jaký jako je jeho její jejich
    jen ještě jsem jsou k kde kdo kdy kdyby když ke která které kterého který kteří ku má mají mezi mi mu na nad nebo není než
    o od ona oni pak po pod podle pokud pouze pro proč proto před při s se si své svou ta tak také tato te ten tedy těch
    to toho tohoto tom tomto tu u už v ve více však z za ze že`),
  ],
  [
    'vi',
    set(`ai bao bằng bị bởi các cách cái cho chỉ chưa có còn cùng của cũng do đã đang đâu đây để đến đi đó được gì hay
    hoặc hơn khi không là lại lên mà mỗi một nào này nên nếu như nhưng những nhiêu nhiều ở ra rằng rất sao sau sẽ tại
    theo thì thế trên trong từ và vào về vì với`),
  ],
  [
    'ru',
    set(`а без более был была были было быть в вам вас во вот все всего всех вы где да для до его ее её если есть еще
    ещё же за и из или им их к как какая какие какой какого каком когда которая которое которого которой которые который
    которых кто куда ли либо между меня мне может можно мы на над надо наш не него нее нет ни них но ну о об однако он
    она они оно от очень по под после потому почему при про с сам свои свою своей себя сколько со так также такой там тем
    то того тоже той только том тот ты у уже чего чем что чтобы эта эти это этого этой этом этот я`),
  ],
  [
    'el',
    set(`αλλά αν από αυτά αυτές αυτή αυτό αυτοί αυτός για γιατί δε δεν εάν είναι είχε ένα έναν ένας επίσης έχει έχουν η
    ή ήταν θα και κάθε κατά με μετά μη μια μία να ο οι όμως όπου όπως όσο όταν ότι παρά πιο ποια ποιες ποιο ποιοι ποιος
    πολύ πόσα πόσες πόσο πότε που πού προς πως πώς σε στη στην στης στις στο στον στους τα τη την της τι τις το τον του
    τους των ως`),
  ],
  [
    'ar',
    set(`في من على إلى الى عن مع أن ان إن أو او و ف ثم هو هي هم هن هذا هذه ذلك تلك التي الذي الذين اللذين ما ماذا متى
    أين اين كيف لماذا لما كم من مَن هل أي اي أية اية كان كانت كانوا يكون تكون قد لقد لا لم لن ليس ليست كل بعض غير بين
    عند عندما حيث حتى منذ قبل بعد خلال حول ضد دون بدون كما أيضا ايضا إذا اذا لو لكن ولكن بل فقط مثل نحو لدى له لها لهم
    به بها بهم فيه فيها فيهم منه منها منهم عليه عليها عنه عنها إليه اليه إليها اليها وهو وهي وكان وكانت وقد وفي ومن وعلى
    التى أنه انه أنها انها بأن بان الذى هناك هنا نفس أكثر اكثر جدا يتم تم`),
  ],
  [
    'zh',
    set(`的 了 在 是 我 有 和 就 不 人 都 一 一个 上 也 很 到 说 要 去 你 会 着 没有 看 好 自己 这 那 他 她 它 们 我们 他们
    她们 它们 与 及 或 并 而 但 但是 因为 所以 如果 则 对 对于 关于 从 被 把 由 以 为 于 之 其 该 此 这个 那个 这些 那些
    什么 谁 哪 哪个 哪些 哪里 哪儿 怎么 怎样 如何 为什么 为何 多少 几 何时 何 吗 呢 吧 啊 中 后 前 时 等 还 又 更 最 地 得
    所 下 里 个 种 年 月 日 哪种 哪位 哪一 哪年`),
  ],
  [
    'ja',
    set(`の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない この ため その
    あっ よう また もの という あり まで られ なる へ か だ これ によって により おり より による ず なり られる において ば
    なかっ なく しかし について せ だっ その後 できる それ う ので なお のみ でき き つ における および いう さらに でも ら
    たり その他 に関する たち ます ん なら に対して 何 誰 どこ いつ なぜ どの どう どのよう です ですか でし`),
  ],
  [
    'th',
    set(`ที่ และ ของ ใน เป็น มี ได้ ให้ ว่า การ จะ ไม่ กับ จาก โดย นี้ แต่ หรือ ซึ่ง ความ อยู่ ถูก ก็ คือ ไป มา นั้น ด้วย
    เพื่อ แล้ว กว่า ต่อ เมื่อ ขึ้น ทำ ยัง ผู้ อะไร ใคร ใด ไหน ที่ไหน เมื่อไร เมื่อไหร่ เท่าไร เท่าไหร่ อย่างไร ทำไม กี่
    บ้าง ไหม หรือไม่ คน เขา พวกเขา เธอ มัน เรา ๆ จึง เพราะ ถ้า หาก แม้ ทั้ง ทุก แห่ง สิ่ง`),
  ],
  [
    'hi',
    set(`का की के में है हैं को से पर और यह वह ने था थे थी एक कि जो भी तो ही इस उस इन उन कर किया करने लिए गया गई गए
    या नहीं तक साथ बाद अपने कुछ सकता होता होती होते द्वारा क्या कौन कब कहाँ कहां क्यों कैसे कितना कितने कितनी किस किसने
    जिस जब तब हुआ हुई हुए रहा रही रहे वाले वाला`),
  ],
  [
    'he',
    set(`של את על אל עם מן מ ב ל ה ו ש כי או אם גם לא אין יש זה זו זאת אלה אלו הוא היא הם הן אני אתה את אנחנו מה מהו מהי מהם
    מהן מי איפה היכן מתי למה מדוע איך כיצד כמה איזה איזו אילו האם כל רק עוד כבר היה היתה הייתה היו להיות אשר כאשר לפי בין
    אחרי לפני תחת מעל ידי כדי אך אבל יותר מאוד בו בה בהם לו לה להם שלו שלה שלהם`),
  ],
  [
    'fa',
    set(`و در به از که این آن را با است برای تا بر یا هم نیز اما اگر هر ما من تو او آنها شما چه چیست کیست کی کجا چرا چگونه
    چطور چند کدام آیا بود بودند شد شده می باشد شود کرد کرده دارد داشت های ها یک هیچ همه بین پس پیش`),
  ],
  [
    'uk',
    set(`а але б би в вже від він вона вони воно до для є за з зі й і із її їх його коли хто що де як який яка яке які якого
    чому чи це цей ця ці на над не ні по під при про та так також там то той ту у був була було були бути скільки між`),
  ],
])

/** The small words of `language`; empty where there is no list. */
export const stopWordsOf = (language: string): ReadonlySet<string> =>
  STOP_WORDS.get(language) ?? NONE
const NONE: ReadonlySet<string> = new Set()
