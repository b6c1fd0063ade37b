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
  `mosquito bites location los angeles recent a i is it in on me my no to do so he we us at an as of or if up by go am be she resend freeway bars quit
    stubbed prison strike venom lifesaver hey ago boat cell chance closer deal ever fact father glad love
    luck met nice party play poor pop quite seem shoe sock sort ten thank theyre though till werent yeah
    block earth fight grass kiss pair race root stream sweet tank trick bot theres march changed june grape
    turkey fork hole shin swear bowl police bike shaving garbage grown heel slight dread soot blow poke
    grand fixed kit camera protect prick generic dull bark delivery scalp clap canker heal scab discharged
    boot stent spam tile lamp stood tuna calm monkey carpet accent calendar swift cope tracing spat dorm
    teach join coat adult mexican film bay salon breeding employee acne exposed gaping worms cyst hopeless
    mental bean hung fractured election male camp rides rate crap stove chapped diving dove shirt struck
    fuel stars survivor noisy slash eyesight serve purse dizziness raised anemic hire parasite flea knot
    worsening tender scan data taco poker stock hate bank match world entire trapped scar tied tall`.split(
    /\s+/,
  );

/** The same in Spanish, where no table has them. They also show a message's language. */
export const spanishWords: readonly string[] =
  `sacan control peso vengo perdido limpiarme quejo ves hola buenas buenos dias tardes noches como cual cuales cuanta cuantos
    quien necesito tengo tiene tenemos pueden podria podrian hacer hago ayer anoche tarde noche semanas mes
    hora mis su sus tu ellos ellas nosotros ustedes usted uds yo te les lo una unos unas del al pero porque
    muy muchos menos tambien tampoco toda todos todas nadie nunca siempre estan estamos este eso esa ese
    esas esos ahi alla asi mal bueno buena malo mala grande chico chica poco poca tantito nomas solo sola
    ser son fue habia van vamos venir viene vienen dar doy decir digo dice dicen saber pedir llegar llego
    llega llamar llame llaman mandar mandan mande sale salio entrar poner pongo pone tomar toma come dormir
    hablo habla hablan creo cree dejar favor ayuda hijo hija ninos bebe hermano hermana abuela suegra amigo
    amiga gente casa jale calle numero correo nombre fiebre calentura tos gripe gripa oido pierna brazo mano
    medico clinica aseguranza precio cuestan pagar cuenta factura receta pastilla pastillas resultados
    examen examenes vacuna abierto abiertos horario atienden cerca direccion ubicados ingles idioma cancelar
    cambiar reservar agendar desde hasta entre sobre despues antes durante mientras otro pinche pendejo jaja
    jajaja segundo primera cosa arriba embarazada nacio murio gano pelea llover mexicano llevo queda mismo
    paro mexico puso bajo hice obra caer dijo pide rato puro hambre pensando escribo duerme pelo hizo moco
    sigo corre pise pisar plaza troca caro verdes vecina lista sentado puse mero adulto adultos diga padre
    loca mensajes coma quieren sano debe vista parte tres foto saca clase pregunta preguntar llamada tenga
    haga trabajar modo encia temprano ombligo moto paga salgo salvo cada entero enero sabemos llaves dosis
    seno codo nuca hongo sala salud alta sopa caldo cruda mayor seca mata arma quemadura padres debo primero
    misma necesita quede venga`.split(/\s+/);
