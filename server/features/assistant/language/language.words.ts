/**
 * Common words, folded, that identify the language of a text too short for n-grams ("hola", "bitte"). Words that two
 * languages share count for both; a language is chosen only if it has the highest count.
 */
const WORDS: Record<string, string> = {
  en: 'hi hello hey the is are what when where how much can could would you your please thanks thank i we my our there do does have has want need with and for it at from this that not yes good morning evening time tell about which who why',
  es: 'a o de lo en le les ahora nuestro nuestra usted pueden puede nada algo mas tambien esto eso estoy alguien pero hemos hola buenos buenas dias tardes noches gracias por favor el la los las que cual donde cuando cuanto cuesta como hay tiene tienen puedo podemos quiero necesito quisiera mi su para con una un es esta estan y muy si habitacion desayuno piscina hora hasta del al ustedes se me nos',
  fr: 'bonjour bonsoir salut merci svp s il vous plait le la les des est sont que quel quelle quelles quand ou combien comment avez puis peut pouvons je nous mon ma notre votre pour avec une un et tres oui petit dejeuner piscine chambre heure y a t du au dans c j d l qu pas',
  de: 'hallo guten tag morgen abend danke bitte der die das ist sind wie was wann wo wieviel kann konnen ich wir mein meine unser haben hat gibt es fur mit ein eine einen und sehr ja nicht uhr zimmer fruhstuck schwimmbad ihr ihre sie im am zum zur den dem auf von noch',
  it: 'ciao buongiorno buonasera grazie per favore il lo la i gli le che quale dove quando quanto costa come c e sono posso possiamo vorrei ho bisogno mio mia nostro con una un di del della si avete a ora colazione piscina camera quali molto anche',
  pt: 'de se muito muita mais alguma alguem nos por aqui pode podem isso esta este coisa ola oi bom dia boa tarde noite obrigado obrigada por favor o a os as que qual onde quando quanto custa como tem posso podemos quero preciso gostaria meu minha nosso com uma um e sao esta do da ate sim cafe manha piscina quarto horas voces voce nao em no na ha',
  nl: 'hallo hoi goedemorgen goedenavond goedemiddag dank bedankt alstublieft alsjeblieft de het een is zijn wat wanneer waar hoe laat veel kan kunnen ik wij we mijn ons onze hebben heeft er voor met en heel ja niet kamer ontbijt zwembad jullie u uw tot van op te',
  pl: 'czesc dzien dobry wieczor dziekuje prosze jest sa co kiedy gdzie ile kosztuje jak czy mozna moge mozemy chce potrzebuje moj moja nasz z na do i w o tak nie pokoj sniadanie basen godzinie ktorej macie maja panstwo mam od',
  tr: 'merhaba selam gunaydin tesekkurler tesekkur ederim lutfen ne zaman nerede kac kadar nasil var yok mi mu bir ve icin ile ben biz benim bizim istiyorum istiyoruz evet hayir oda kahvalti havuz saat saatte misiniz otel',
};

export const COMMON_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
);
