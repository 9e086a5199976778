/** A unit behind an age, folded. */
export const YEARS =
  '(?:-? ?years?(?:-old)?(?: of age| old)?|-? ?yrs?(?!\\p{L})|-? ?jahr(?:e|en)?(?: alt)?|-?jahrig\\p{L}*|-? ?ans(?!\\p{L})|-? ?anos(?!\\p{L})|-? ?anni(?!\\p{L})|-? ?jaar|-?jarig\\p{L}*|-? ?lat(?!\\p{L})|\\.? roku zycia|-? ?лет(?!\\p{L})|-летн\\p{L}*|-? ?yas\\p{L}*|-? ?(?:عام\\p{L}*|سن(?:ه|وات|ين)|سنوات)|-? ?(?:岁|歲|歳|才|周岁))';
/** Words that begin a lowest age before the number. */
export const FROM_AGE =
  "(?:from(?: the)? age(?: of)?|from|aged?|over|above|at least|minimum(?: age)?(?: is| of|:)?|older than|ab(?: einem alter von| dem)?|mindestens|von|uber|a partir de(?: l'age de| los| la edad de)?|des(?: l'age de)?|plus de|au moins|age minimum(?: est| de)?(?: de|:)?|desde(?: los)?|mayores de|mas de|minimo(?: de)?|edad minima(?: es)?(?: de|:)?|dai|dagli|da|a partire da[il]?|almeno|sopra i|maggiori di|oltre i|eta minima(?: e)?(?: di|:)?|a partir dos|maiores de|mais de|pelo menos|idade minima(?: e)?(?: de|:)?|dos|vanaf|boven de|minimaal|ouder dan|minimumleeftijd(?: is| van|:)?|mindestalter(?: ist| von|:| betragt)?|od|powyzej|co najmniej|minimalny wiek(?: to|:)?|ukonczone|с|со|от|старше|не младше|минимальныи возраст(?: -| —|:)?|достигш\\p{L}*|من(?: عمر| سن)?|فوق(?: سن)?|لا يقل عن|ابتداء من(?: سن| عمر)?|اكبر من|年满|满|年滿)";
/** Words of a lowest age behind the number and its unit. */
export const AND_OVER =
  "(?: ?\\+|,? (?:and|or) (?:over|above|older|up)|,? (?:und|oder) (?:alter|daruber)|,? et plus| ou plus| y mas| o mas| en adelante| y mayores| e piu| o piu| in su| e oltre| ou mais| e mais| para cima|,? en ouder| of ouder| i wiecej| i starsi\\p{L}*| wzwyz| и старше| и более| ve (?:uzer\\p{L}*|ustu|buyuk\\p{L}*)| ustu| uzeri\\p{L}*|'?(?:ndan|dan|inden) (?:itibaren|buyuk)| itibaren| فما فوق| فاكثر| او اكثر| فما اكثر|以上|起|から|及以上|或以上)";
/** "Under 16" and the like; with a "not" beside it, it says a lowest age. */
export const UNDER_BEFORE =
  '(?:under|below|younger than|unter|junger als|moins de|menores de|menos de|sotto i|sotto gli|minori di|inferiore a|abaixo de|onder de|jonger dan|ponizej|mlodsz\\p{L}* niz|do|до|младше|моложе|دون(?: سن)?|تحت(?: سن)?|اقل من|اصغر من|未满|未滿|不满|低于)';
export const UNDER_BEHIND = "(?:'?(?:ndan|dan|inden) kucuk\\p{L}*| alti\\p{L}*| altinda\\p{L}*|以下|以内|未満|より下)";
/** Minors whom such an age leaves out pay nothing. */
export const EXEMPT =
  /(?<!\p{L})(?:free|exempt\p{L}*|pay nothing|no charge|gratis|kostenlos|kostenfrei|befreit|frei|gratuit\p{L}*|exoner\p{L}*|exent\p{L}*|esent\p{L}*|gratuit[oaie]|isent\p{L}*|vrijgesteld|zwolnion\p{L}*|bezplatn\p{L}*|освобожд\p{L}*|бесплатн\p{L}*|muaf\p{L}*|ucretsiz)(?!\p{L})|مجان\p{L}*|معف\p{L}*|免费|免除|豁免|無料|免税/u;
/** Children may come with an adult. */
export const ACCOMPANIED =
  /(?<!\p{L})(?:accompan\p{L}*|supervis\p{L}*|with (?:an? |their |your )?(?:adult\p{L}*|parent\p{L}*|guardian)|alone|unattended|begleit\p{L}*|beaufsicht\p{L}*|aufsicht|allein\p{L}*|accompagn\p{L}*|surveill\p{L}*|seul\p{L}*|acompan\p{L}*|acompanh\p{L}*|sol[oa]s?|sozinh\p{L}*|begeleid\p{L}*|toezicht|alleen|opiek\p{L}*|w towarzystwie|sam(?:i|e|a|o|odzielnie)|сопровожд\p{L}*|присмотр\p{L}*|с родител\p{L}*|со взросл\p{L}*|самостоятельно|refakat\p{L}*|esliginde|yalniz|gozetim\p{L}*)(?!\p{L})|برفقه|بمرافقه|بصحبه|تحت اشراف|وحد\p{L}*|陪同|陪伴|看护|同伴|付き添い|保護者|一人で/u;
/** A person of whom a question tells the age, directly before the number or with a verb. */
export const CHILD =
  '(?:daughters?|sons?|child|children|kids?|kinder|enfants|hij[oa]s|ninos|figli|figlie|filh[oa]s|criancas|kinderen|dzieci|дет(?:и|ям)|cocuklarim(?:iz)?|اطفالي|اولادي|girl|boy|baby|teenager|she|he|tochter|sohn|kind|madchen|junge|sie|er|fille|fils|enfant|ado|elle|il|hija|hijo|nina|nino|figlia|figlio|bambin[oa]|filha|filho|crianca|menin[oa]|dochter|zoon|meisje|jongen|zij|ze|hij|cork[aei]|corce|syn\\p{L}{0,3}|dziecko|ona|on|es|lui|lei|ele|ela|el|ella|она|он|доч\\p{L}{1,6}|сын\\p{L}{0,3}|ребенк?\\p{L}*|ребенок|еи|ему|kizim|oglum|cocugum|kizimiz|oglumuz|ابنتي|ابني|طفلي|طفلتي|بنتي|ولدي|عمرها|عمره|سنها|سنه|女儿|儿子|孩子|小孩|娘|息子|子供|子ども)';
export const IS =
  "(?:is|'s|are|turns|turned|aged?|ist|wird|sind|est|a|ont|aura|tiene|tienen|cumple|ha|hanno|compie|tem|tenho|heeft|is|zijn|wordt|ma|maja|konczy|исполн\\p{L}*|сеичас|今年|是|は|が|، ?|,)";
/** A reply that begins so agrees. */
export const YES =
  /^[^\p{L}]*(?:yes|yep|yeah|sure|certainly|of course|absolutely|gladly|ja|gern\p{L}*|naturlich|selbstverstandlich|klar|oui|bien sur|avec plaisir|volontiers|si|claro|por supuesto|desde luego|certo|certamente|volentieri|sim|com certeza|pode|natuurlijk|graag|zeker|tak|oczywiscie|jasne|pewnie|да|конечно|разумеется|evet|tabii|elbette|نعم|بالطبع|بالتاكيد|اجل)(?!\p{L})|^[^\p{L}]*(?:是的|对|可以|当然|好的|はい|もちろん|ええ)/u;
