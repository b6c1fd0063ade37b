/** What people type for short on a phone, in English and Spanish: each followed by what it stands for. */
const short = `u you,ur your,r are,n and,2day today,2nite tonight,tmr tomorrow,tmrw tomorrow,tmw tomorrow,tmrow
    tomorrow,tomm tomorrow,tonite tonight, rn right now,mon monday,tue tuesday,tues tuesday,wed
    wednesday,weds wednesday,thu thursday,thur thursday,thurs thursday,fri friday, apt appointment,appt
    appointment,appts appointments,apmt appointment,appnt appointment,dr doctor,drs doctors,doc doctor,docs
    doctors,ins insurance, hr hour,hrs hours,temp temperature,meds medications,med medication,wut what,wat
    what,wats what is,wen when,hw how,hwo how,mutch much,muc much, b4 before,ppl people,alr already,plz
    please,pls please,thru through,gonna going to,gotta have to,wanna want to,loc location, addy address,acct
    account,pmt payment,cuz because,xmas christmas,thx thanks,tho though,aint isnt,whats what is,wheres where
    is, whens when is,hows how is,yall you,opn open,opne open,clsd closed,idk i dont know,btwn between,w
    with,wo without,nite night,lb pound,lbs pounds, yo year old,mo month,wk week,wks weeks,yr year,yrs
    years,hubby husband,bday birthday,fone phone,wit with,dunno dont know,yo year old, q que,k que,xq
    porque,ando estoy,ahorita ahora,porfa por favor,bn bien,cel celular, traigo tengo,trae tiene,ocupo
    necesito,kiero quiero,asen hacen,aser hacer,hase hace,hasen hacen,ay hay,tmb tambien,dnd donde,cabesa
    cabeza`;

/** By what is typed. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  short.split(/,\s*/).map((entry) => {
    const [typed = '', ...meant] = entry.trim().split(' ');
    return [typed, meant.join(' ')] as const;
  }),
);

/** Everyday words that no table knows. They are never taken for a misspelled one. */
export const englishWords: ReadonlySet<string> = new Set(
  `stubbed cooking checking prison drying strike stroller breeding threat blend bacteria tomato venom meeting hailing tips breakfast lifesaver thanksgiving christmas hey hi hello thanks stays blades a able about above accept across actually add adult afraid after again
    age ago ahead all allowed almost alone along already also although always am an and another answer any
    anybody anymore anyone anything anyway apart are area arent around arrive as ask asked asking asleep at
    away awhile back bad based basic be because become bed been before began behind being believe below best
    better between big bit black boat body bored both boy bring brother brought but buy by came camp can cant
    car care case cell chance change cheap city class clean clear closer clothes coat code coffee cold color
    come comes coming common cool correct could couldnt couple course crazy cream cry crying cup cute dad
    daily dare date daughter day days dead deal dear decide deep desk did didnt different dinner do does
    doesnt dog doing done dont door down drive driving drop dry during each early easy eat either else email
    end enough even evening ever every everybody everyone everything exact example except expect fact fall
    family fan far fast father feed feel feeling feels feet fell felt few fill fine finish first five floor
    food foot for forget forgot form found four free friend friends from front fun funny game gave get gets
    getting girl give glad go god goes gone good got grab great green grow guess guy guys guest had half hand
    happen happens happy hard has hasnt hate have havent having he hear heard help her here hers hi high hill
    him his hold home honest hope horse host hot hour house how however huge husband i idea if ill im
    important in inside instead into is isnt issue it its itself ive job just keep keeps kept kids kind knew
    know known knows lady land large last lately later laugh lay learn least leave left legal less let lets
    letter life light like likely limit line list little live lives living local log lol long longer look
    looking looks lose loud love low luck lunch mad made main make makes making man many married match matter
    may maybe me mean meant meat meet men met might mind mine minute miss missing mom moment money month
    months mood more morning most mother move movie much must my myself name need needed needs neither never
    new news next nice night no nobody none noon nor normal not note nothing notice now number of off offer
    office often oh ok okay old older on once one only or order other others our out outside over own pack
    page paid park part party pass past pay people perfect person pet phone pick picture place plan plans
    plate play please plus point poor pop possible post present pretty probably problem proud pull purse push
    put question quick quickly quite ran rather read ready real really reason recently red regular relax
    remember rent rest rich ride right ring road room rude rule run running sad safe said sale same save saw
    say says scared school seat second see seem seems seen sell send sense sent serious set seven several
    shame share she sheet ship shoe shoot shop short should shouldnt show shower sick side since single sir
    sister sit sitting six sleep sleeping slept slow small smart smell so soap sock soft some somebody
    someone something sometimes son song soon sorry sort sound speak spend spot stand star start started
    state stay step still stop store story straight strange street strong student stuff stupid such suck
    sucks sugar summer sun sure table tacos take taken takes taking talk tall taste tax team tell ten text
    than thank thanks that thats the their them then there these they theyre thin thing things think this
    those though thought three through throw ticket till time times tiny tip to today together told tomorrow
    tonight too took top total touch toward town toy train trip true truck trust try trying turn twice two
    type ugly under understand until up upon upset us use used user using usual usually very voice vote wait
    waiting wake walk wall want wanted wants warm was wash wasnt waste watch watching water way we wear
    weather week weekend weeks weight well went were werent wet what whatever when where whether which while
    white who whole whose why wife will win wind window wish with within without woke woman women wont word
    words work worked working works world worried worry worse worst worth would wouldnt write wrong yard yeah
    year years yes yesterday yet you young your yours youre yourself zoo weed bored cards boss block brave
    bread break broke broken coach coast cough court cover dance drama dream dress drink drug dust earth
    empty error event extra faith field fight final fire fix flat fold fruit glass gold grade grass group
    habit hang hero hotel image inch item joke judge juice jump key king kiss kitchen knee knife lake large
    laugh lawn leader level lion list loan loss mail map mark marry mile milk mix model movie music nail neck
    nose nurse oil paint pair paper peace pen piece pipe pizza poem poet pool power price prize proof race
    rain raise reach recipe rock roof root rope rose salt sand score sea seed sharp shirt shock sign silver
    size skin sky slice smoke snow soup space speech spoon sport stage steal stick stock stone storm stove
    stream sweet swim tail tank teach teeth tennis thick tight title tooth tower trade travel tree trick
    twenty uncle unit value view visit wave wheel wing wire wood yellow zero casino raiders vegas strip
    buffet weather southwest pretend ignore instructions system prompt marry toilet clogged sphere bot robot
    chat site website app link page screen button phone iphone android computer internet lobby desk guy gal
    dude bro sis mama papa folks person`.split(/\s+/),
);
export const spanishWords: ReadonlySet<string> = new Set(
  `hola buenas buenos dias tardes noches que como cuando donde cual cuales cuanto cuanta cuantos quien
    quiero quisiera necesito tengo tiene tienen tenemos puedo puede pueden podria podrian hacer hago hace
    hacen hoy manana ahora ayer anoche tarde noche semana semanas mes meses ano anos dia hora horas mi mis su
    sus tu el ella ellos ellas nosotros ustedes usted uds yo me te se le les nos lo los las la un una unos
    unas del al de en con sin por para pero porque si no ya muy mucho mucha muchos mas menos tambien tampoco
    todo toda todos todas algo alguien nada nadie nunca siempre esta estan estoy estamos este esto eso esa
    ese esas esos aqui ahi alla asi bien mal mejor peor bueno buena malo mala grande chico chica poco poca
    tantito nomas solo sola ser soy es son era fue hay habia ir voy va van vamos venir viene vienen dar doy
    da dan dar decir digo dice dicen ver veo ve saber se sabe querer pedir poder llegar llego llega llamar
    llame llaman mandar mandan mande salir sale salen salio entrar quitar poner pongo pone tomar tomo toma
    comer come dormir hablar hablo habla hablan creo cree dejar dejo deja gracias favor ayuda hijo hija nino
    nina ninos bebe mama papa esposo esposa marido hermano hermana abuela abuelo suegra amigo amiga gente
    persona casa trabajo jale escuela calle numero correo nombre dinero tarjeta efectivo dolor duele fiebre
    calentura tos gripe gripa sangre cabeza pecho garganta oido ojo panza estomago espalda pierna brazo mano
    pie cita citas consulta doctor doctora medico clinica seguro aseguranza precio cuesta cuestan cobran
    cobraron pagar pago cuenta factura receta medicina pastilla pastillas resultados examen examenes analisis
    prueba vacuna abren abierto abiertos cierran cierra horario atienden aceptan toman agarran cerca
    direccion ubicados espanol ingles idioma cancelar cambiar mover reservar agendar desde hasta entre sobre
    despues antes durante mientras otra otro pinche pendejo jaja jajaja segundo primera vez veces cosa cosas
    lado derecho izquierdo abajo arriba embarazada nacio murio gano pelea llover pasaporte mexicano`.split(
    /\s+/,
  ),
);
