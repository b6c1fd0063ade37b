/** Abbreviations that people type on a phone, in English and Spanish, each followed by the full words. */
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
    with,dunno dont know,somebody someone,q que,k que,xq porque,ando estoy,ahorita ahora,porfa por favor,bn
    bien,cel celular,traigo tengo,trae tiene,ocupo necesito,ay hay,tmb tambien,dnd donde`;

/** The full words by abbreviation. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  Array.from(short.matchAll(/(\w+)\s+([^,]+)/g), ([, typed = '', meant = '']) => [typed, meant]),
);

/** Everyday English words that the site's pages don't have. They are never corrected to another word. */
export const moreEnglishWords: readonly string[] =
  `ex los angeles inhalation gas leak lego mold dimer mesquite a i is it in on me my no to do so he we us at
    an as of or if up by go am be she prison strike venom lifesaver hey chance closer ever quite thank theyre
    though yeah block earth fight grass stream sweet trick theres march changed grape swear police shaving
    garbage grown slight dread grand fixed camera protect prick delivery scalp canker discharged stent stood
    monkey accent calendar swift tracing teach adult mexican salon breeding employee gaping worms bald stalk
    hopeless mental election stove chapped shirt struck stars survivor slash eyesight serve purse dizziness
    raised anemic parasite worsening tender poker stock match world entire trapped slipped stubbed hello
    afternoon policy removed manage dollar point`.split(/\s+/);

/** Everyday Spanish words. They are never corrected, and they show that a message is Spanish. */
export const spanishWords: readonly string[] =
  `quemadura odio quedo diarrea vomito radiografia depresion recibo reembolso recetan antibioticos
    apendicitis cuida sacan control vengo perdido limpiarme quejo hola buenas buenos dias tardes noches cual
    cuales cuanta cuantos quien necesito tenemos pueden podria podrian hago ayer anoche tarde noche semanas
    mes hora mis sus tu ellos ellas nosotros ustedes usted uds te les una unos unas al pero porque muy muchos
    menos tambien tampoco toda todos nunca siempre estan estamos eso esa ese esas esos ahi alla asi mal bueno
    buena malo mala grande chico chica poco poca tantito nomas solo sola ser habia van vamos venir viene
    vienen dar doy decir digo dice dicen saber pedir llegar llego llega llamar llame llaman mandar mandan
    mande entrar poner pongo pone tomar toma dormir hablo habla hablan creo cree dejar favor ayuda hermana
    amiga casa calle numero correo nombre calentura tos gripe gripa clinica aseguranza receta resultados
    vacuna atienden cerca direccion ubicados ingles cancelar cambiar reservar agendar desde hasta entre sobre
    despues antes durante mientras otro pinche pendejo jaja jajaja segundo primera cosa arriba embarazada
    nacio gano llover mexicano llevo queda mexico pide puro hambre pensando escribo duerme corre pisar plaza
    troca verdes vecina sentado adulto adultos diga padre mensajes quieren parte clase pregunta preguntar
    llamada tenga encia temprano ombligo salgo salvo entero enero sabemos llaves hongo salud caldo cruda
    mayor molesta padres debo primero necesita venga luego cinco siete ocho nueve abril junio julio
    septiembre nochebuena`.split(/\s+/);
