/** What people type for short on a phone, in English and Spanish: each followed by what it stands for. */
const short = `u you,ur your,r are,n and,tmr tomorrow,tmrw tomorrow,tmw tomorrow,tonite tonight,rn right
    now,mon monday,tue tuesday,tues tuesday,wed wednesday,thu thursday,thurs thursday,fri
    friday,sat saturday,apt appointment,appt appointment,appts appointments,dr doctor,drs
    doctors,doc doctor,docs doctors,ins insurance,hr hour,hrs hours,temp temperature,meds
    medications,med medication,wut what,wat what,wen when,hw how,hwo how,ppl people,alr
    already,plz please,pls please,thru through,gonna going to,gotta have to,wanna want to,loc
    location,acct account,pmt payment,cuz because,xmas christmas,thx thanks,tho though,aint
    isnt,whats what is,wheres where is,whens when is,hows how is,yall you,opn open,clsd closed,idk
    i dont know,btwn between,w with,wo without,nite night,lb pound,lbs pounds,yo year old,mo
    month,wk week,wks weeks,yr year,yrs years,hubby husband,bday birthday,fone phone,wit
    with,dunno dont know,q que,k que,xq porque,ando estoy,ahorita ahora,porfa por favor,bn
    bien,cel celular,traigo tengo,trae tiene,ocupo necesito,ay hay,tmb tambien,dnd donde`;

/** By what is typed. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  Array.from(short.matchAll(/(\w+)\s+([^,]+)/g), ([, typed = '', meant = '']) => [typed, meant]),
);

/** Everyday words that no page of the site has. They are never taken for a misspelled one. */
export const moreEnglishWords: readonly string[] =
  `ex los angeles inhalation gas leak lego mold dimer mesquite a i is it in on me my no to do so he we us at
    an as of or if up by go am be she prison strike venom lifesaver hey boat cell chance closer deal ever fact
    glad love met nice play poor pop quite seem shoe sock sort ten thank theyre though till yeah block earth
    fight grass kiss pair race root stream sweet tank trick theres march changed june grape fork hole swear
    bowl police bike shaving garbage grown heel slight dread soot blow poke grand fixed kit camera protect
    prick dull bark delivery scalp canker heal scab discharged boot stent spam tile stood tuna calm monkey
    accent calendar swift cope tracing spat dorm teach coat adult mexican film bay salon breeding employee
    gaping worms cyst bald stalk hopeless mental bean hung election male camp rate crap stove chapped shirt struck
    fuel stars survivor slash eyesight serve purse dizziness raised anemic hire parasite flea knot worsening
    tender data taco poker stock hate bank match world entire trapped tall`.split(/\s+/);

/** The same in Spanish, where no lexicon has them. They also show a message's language. */
export const spanishWords: readonly string[] =
  `quemadura odio quedo diarrea vomito radiografia depresion recibo reembolso recetan antibioticos
    apendicitis cuida sacan control vengo perdido limpiarme quejo hola buenas buenos dias tardes noches cual
    cuales cuanta cuantos quien necesito tenemos pueden podria podrian hago ayer anoche tarde noche semanas
    mes hora mis sus tu ellos ellas nosotros ustedes usted uds te les una unos unas al pero porque muy muchos
    menos tambien tampoco toda todos nunca siempre estan estamos eso esa ese esas esos ahi alla asi mal bueno
    buena malo mala grande chico chica poco poca tantito nomas solo sola ser fue habia van vamos venir viene
    vienen dar doy decir digo dice dicen saber pedir llegar llego llega llamar llame llaman mandar mandan
    mande entrar poner pongo pone tomar toma dormir hablo habla hablan creo cree dejar favor ayuda hermana
    suegra amigo amiga casa jale calle numero correo nombre calentura tos gripe gripa clinica aseguranza
    receta resultados vacuna atienden cerca direccion ubicados ingles cancelar cambiar reservar agendar desde
    hasta entre sobre despues antes durante mientras otro pinche pendejo jaja jajaja segundo primera cosa
    arriba embarazada nacio murio gano pelea llover mexicano llevo queda paro mexico puso bajo hice obra caer
    dijo pide rato puro hambre pensando escribo duerme pelo hizo moco sigo corre pise pisar plaza troca caro
    verdes vecina lista sentado mero adulto adultos diga padre loca mensajes coma quieren sano debe parte tres
    foto saca clase pregunta preguntar llamada tenga haga modo encia temprano ombligo moto paga salgo salvo
    cada entero enero sabemos llaves seno codo nuca hongo sala salud alta sopa caldo cruda mayor seca mata molesta
    arma padres debo primero necesita quede venga`.split(/\s+/);
