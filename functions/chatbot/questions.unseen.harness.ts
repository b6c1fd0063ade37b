/**
 * The same, written by someone who has not seen the tables. They tell how the chat answers what nobody wrote down, so they
 * must never be used to tune it: the test names none of them, and only counts.
 */
export const unseenQuestions = `
jobs: are u hiring MAs
911: a mi esposo le aprieta el pecho y se le duerme el brazo isquierdo
988: been cutting again
er: my 6 week old is 100.9 rectal, acting ok tho
self-pay: lost my job so no coverage can i still be seen
find-visit: no me acuerdo a que hora era mi cita
book: kiero sacar cita pa mi mama
hours: crazy that guy who got shot on the strip on the news. anyway yall open monday
come-in: some kind of bug bite on my thigh its red and getting bigger since friday
refill: my epipen expired havent had a reaction since i was a kid just need a new one
front-desk|person: the lady at the front was so rude to me i want to talk to the manager
price: how much r the iv drips for hangover
er: back pain and im numb down there where you sit, peed myself twice today
911: mi niña esta respirando bien rapido y se le unden las costillas
hello: hey
bill-question: casi me da un infarto con el bill me cobraron doble
911: se desmayo mi suegra y no reacciona
children: youngest you take? shes 8 months
come-in: 4 yo pulling on her ear cried all night
mind: ando muy agüitada desde que fallecio mi mama no me dan ganas de hacer nada
wait: dying of boredom in the lobby how much longer
service: id kill for a b12 shot rn do u have those
poison|er: got drain cleaner in my eye it burns so bad
unknown: va a llover mañana?
front-desk: hurt my back at work do u bill workers comp
911: cut my wrist on a grinder at work blood is pumping out we cant get it to quit
poison|911: carbon monoxide alarm keeps beeping and we all got headaches
cancel: cant make it thursday take me off
advice: puedo tomar ibuprofeno tengo 20 semanas de embarazo
come-in: mi hijo de 6 trae calentura de 38.5 desde ayer y no quiere comer pero si toma agua
price: semaglutide monthly price
er|911: poop is black and sticky like tar 2 days now get dizzy when i stand up
er|poison: toddler was playing with the remote and one of the little round batteries is gone i think she ate it
places: Do you have anything out in Summerlin or Henderson
988: i just dont wanna wake up tomorrow
er|911: 212/118 and a pounding headache vision is blurry
assault: i think somebody put something in my drink at the club woke up in a hotel room w my clothes off
911|er: pulled my 3 year old out the pool she coughed up water and now shes real sleepy
advice: a1c came back 6.1 does that mean im diabetic
hours: open rn?
come-in: uña enterrada con pus
wait: how packed is it right now
front-desk: hacen resonancia magnetica
mind: i sit in my car crying before every shift idk whats wrong with me
unknown: asdfgh
bill-question: yalls bill about gave me a heart attack, 640 for ten minutes??
front-desk: is there somewhere to park a lifted truck, also my mom uses a walker
advice: cuantos ml de tylenol le doy a mi bebe de 9 meses pesa 20 libras
come-in: stepped on a rusty nail yesterday cant remember my last tetanus
lab-test: what is a cmp
911: my lil cousin is shaking eyes rolled back its been like 6 min
advice: can i take nyquil w lisinopril
insurance: Is Culinary in network w you
service: can u take stitches out, er put them in
walk-in: do i gotta have an appt or just show up
mind: panic attacks r back since the layoff need someone to talk to, not suicidal or anything
move: something came up at work can we do next week instead of tues
lab-test: watched a show where the guy had a clogged artery lol, do u check cholesterol
poison|911: my 2yr old got into grandmas blood pressure pills idk how many she took
come-in: hooked up w someone now theres discharge and it smells
advice: how much motrin for a kid thats 28 lbs
hello: ok muchas gracias bendiciones
visit-price|self-pay: whats it run to see the dr without insurance
er: my son is 14 woke up with one ball super swollen hurts so bad he threw up
insurance: aseptan medicaid de nevada
lab-test: me muero de hambre jaja puedo desayunar antes del examen de azucar
911: Husband is diabetic his sugar is 38 and hes too out of it to swallow juice
come-in: tengo comezon alla abajo y flujo blanco
911: half of moms face is droopy and shes talking like shes drunk but she didnt drink nothing
come-in: eye glued shut this morning yellow goop
check-in: can i fill out the stuff on my phone before i get there
bring: first time patient what paperwork do i need w me
price: chest xray cost
book: need to get my wife in tomorrow morning if theres anything
come-in: my bp been like 150/95 all week at walgreens but i feel fine
places: por donde quedan estoy cerca de la eastern y charleston
virtual: do the doctors do zoom or facetime visits
poison: took like 14 extra strength tylenol since this morning for my tooth is that ok
unknown: how do i renew my drivers license at the dmv on decatur
er|911: he got hit in the head at football last nite, keeps throwing up and asks the same question over n over
advice|come-in: mole on my back changed color is that cancer
results: hace 5 años me dio un derrame pero ya estoy bien, nomas quiero ver si ya salieron mis analisis
self-pay: no tengo aseguranza ni seguro social me atienden?
lab-test: do you guys do testosterone levels
advice: metformin gives me the runs ok if i just quit it
hours: abren el 4 de julio
come-in: white spots on tonsils 101.2 hurts to swallow
violence: he goes thru my phone and says hell bury me in the desert if i ever leave
front-desk: im 16 can i come get checked without my mom finding out
come-in: burns when i pee going every 10 min
refill: out of losartan can yall send more to cvs on sahara
payment-plan: these bills are killing me can i do a lil each month
refund: paid at the desk and then insurance covered it too so i want that money back
come-in: no chest pain no trouble breathing just stuffy nose and sneezing x 4 days
records: dad had a stroke 3 yrs ago and his new neurologist wants the notes from you guys
privacy: who can see what im typing here
assault: abusaron de mi anoche que ago
911: coworker on the roof its 112 out he stopped sweating and is talking nonsense
poison: mi niño le tomo al fabuloso que tenia en una botella de agua
children: atienden niños
results: got my blood drawn tues still havent heard anything
come-in: everything spins when i roll over in bed, goes away in a few seconds
language: ai alguien que able español
911: ate shrimp at the buffet now my tongue feels fat and im wheezing
violence|911|er: bf put his hands around my neck last nite my voice is still hoarse
come-in: been coughing for 3 weeks already tried mucinex
service: hacen ultrasonidos para ver al bebe
places: which one is closest to 89121
er: cant pee at all since yesterday my belly is hard and it hurts
pay-bill: got a text saying i owe 85 where do i take care of it
late: shoot i totally blanked and missed my 9 am
hours: what time u close fri
referral: had a heart attack in 2014 and my cardiologist retired, can you send me to a new one
er: 2 yr old hasnt had a wet diaper since last night no tears when she cries wont drink
contact: fax # for my pharmacy
988: ya no le hallo sentido a nada mejor me quiero morir
note: boss wants proof i was sick mon and tues
receipt: my fsa is asking for something itemized
er|911: 7 weeks preg sharp pain on one side and spotting
er: dolor bien fuerte abajo del lado derecho de la panza y bomito desde anoche
language: my grandma only speaks tagalog will somebody translate
front-desk: do yall do dot physicals
ways-to-pay: can i use my hsa card or tap w my phone
price: cuanto sale la vacuna de la gripa
911: my dad is sweating real bad and says an elephant is sitting on his chest
service: pap smears?
er: just one calf is swollen red and warm, flew back from manila on sunday
visit-price: cuanto cobran la consulta
988|911: my roommate texted everybody goodbye and gave her cat away not answering
er|911: meter just says HI and ive been puking all day type 1
front-desk: hay doctora mujer es que me da pena con hombre
walk-in: puedo llegar asi nomas sin cita
come-in: rolled my ankle playing pickleball, i can walk on it but its puffy and purple
come-in: note came home about head lice in my sons class hes scratching
insurance: u take ambetter
come-in: me torci la rodilla jugando fut y esta hinchada
911: o2 84 on the finger thing, grandpa has copd and his lips look kinda blue
front-desk: pre employment drug screen and tb skin test same day?
er: mi bb de 2 meses tiene 38.6
late: stuck on the 15 gonna be about 20 min behind do they still take me
unknown: did the raiders win
portal: it says wrong password and wont let me back in my chart
find-visit: never got a confirmation email did my appt go thru
er: mi hija se trago una moneda de 25 centavos
violence: mi marido me pega cuando toma y no se pa donde irme tengo 2 niños
911: mi apa amanecio con la boca chueca y no puede mover una mano
advice: ok to have a couple beers on amoxicillin?
note: necesito un papel pa la escuela de mi hijo falto 2 dias
911|er: worst headache ive ever had hit me all at once lifting at the gym, neck is stiff too
person: let me talk to somebody real please
`;
