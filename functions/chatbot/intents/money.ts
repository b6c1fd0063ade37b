import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario } = texts;

/** What people ask about bills, prices and insurance. */
export const money = {
  refund: entry('phone', 'contact')`refund*|reimburs*|overpaid|owe me|reembols*|devuelv*; refund*|@pay|paid|
    pague|cobraron|money|deposit*|copay|dinero + back|return*|regres*|de vuelta|too much|de mas|wasnt needed|
    didnt use|how long do|devuelv*; want|get|when + twice|back & @bill|paid ! flight|ticket|@pain|pays me EN
    Call ${phone}, ${hours}, with your receipt or transaction ID. Refunds go to the card you paid with. ES
    Llame al ${phone}, ${horario}, con recibo o número de transacción. Se reembolsa a la misma tarjeta.`,
  receipt: entry('phone', 'billPay')`receipt*|recibo*|itemiz*|superbill|comprobante*|desglos*; receipt*|
    recibo*|itemiz*|invoice|statement|factura|papel + copy of|my insurance|para mi seguro|work|my visit|print
    my|hsa|fsa|taxes|detalle|codigos; proof|prueba|copy|print*|paper|document*|something|codes|nothing to show
    + @pay|paid|pague|gaste|taxes|hsa|fsa|submit to my insurance EN When you pay online, you can print, save
    or email your receipt, for example for your HSA or FSA. Paid a while ago, or need an itemized bill? Call
    us. ES Al pagar en línea puede imprimir, guardar o enviarse el recibo, por ejemplo para su HSA o FSA.
    ¿Pagó hace tiempo o necesita una factura detallada? Llámenos.`,
  paymentPlan: entry('phone', 'billPay')`break|split|chop + @bill; payment plan*|installment*|financ*|
    arrangement*|hardship|abonos|en abonos|pagitos|a plazos|en pagos|hacer pagos|partes|no me alcanza; make|
    do|small|set up + payments; a month|each month|every month|next month|monthly|later|at a time|pieces|break
    up|split|spread*|stretch|more time|extension|one shot|cant|no way|help|lower|plan|cada|partes|mas tiempo|
    no puedo|no tengo|no completo| poquito + @pay|@bill|afford; do + a month|a week|monthly|paycheck|chunks|at
    once ! how much|semaglutide|contrasena|entrar EN Call ${phone} before your payment is due to go over your
    options. Uninsured? We have cash options. ES Llame al ${phone} antes de que venza su pago y veremos sus
    opciones. Si no tiene seguro, también hay opciones para pagar por su cuenta.`,
  billQuestion: entry('phone', 'billPay')`@bill|paid|pague; why|already|still|never|wrong|por que|ya + @bill|
    cobran|ya pague; why am i|why was i|why did i|why is my + @bill; @insurance|medicaid|medicare + @bill|
    cobran & why|paid|denied|no pago; double dipped|old insurance|charged me|got charged|me cobraron; $|
    dollars|bucks + for what|min|minutes; my claim|not right|facility fee|collections for EN Call ${phone},
    ${hours}, with the account number at the top of your bill, and we’ll go over it. ES Llame al ${phone},
    ${horario}, con el número de cuenta (arriba en su factura), y la revisaremos.`,
  waysToPay: entry('billPay', 'phone')`venmo|zelle|paypal|cash app|amex|klarna|carecredit|cash or|apple pay|
    debit card*; @cash|money order* + @take|@pay|swipe|split|only|half|nomas|mitad|write; forms|formas|kind*|
    methods + @pay|cards; with my phone|tap my phone|con el celular ! insurance card|@insurance EN Pay online
    with Visa, Mastercard, American Express or Discover, by phone, or at any clinic’s front desk. For cash, a
    check, an HSA card or another way to pay, ask our front desk. ES Pague en línea con Visa, Mastercard,
    American Express o Discover, por teléfono o en la recepción de cualquier clínica. Para efectivo, cheque u
    otra forma de pago, pregunte en la recepción.`,
  payBill: entry('billPay', 'phone')`@pay|billpay; @pay|take care|clear + @bill|online|over the phone|en
    linea; where|how|donde|como + @pay|send money; i owe|my balance|cuanto debo; got a bill in the mail EN Pay
    by card under Bill Pay, no processing fee. Your account number is at the top of your medical bill. ES
    Pague con tarjeta en Bill Pay, sin cargo extra. El número de cuenta está arriba en su factura médica.`,
  selfPay: entry('phone', 'book', 'shop')`uninsured|self pay|own pocket|out of pocket|pay myself|cash
    patient*|indocumentad*|mi bolsa; no|without|with o|dont|not|never|lost|between|cancel*|cut off|kicked off|
    dropped from|aged out|doesnt kick|have to|skip|turn*|sin|ni|no tengo|nunca|perdi|me quitaron|se me vencio
    + insurance|insured|coverage|a plan|moms plan|medicaid|seguro|aseguranza; no insurance|without insurance|
    uninsured & be seen ! insurance card|take my insurance|list|tarjeta|idea|sure|estoy seguro EN Yes, we see
    patients without insurance, with cash options. For the price of a visit, call ${phone}. ES Sí, atendemos
    sin seguro, con opciones para pagar por su cuenta. Para precios, llame al ${phone}.`,
  insurance: entry()`@insurance|medicare|medicaid|medicade|culinary|red white and blue; @take|cubre|how do i
    know|pay + @insurance|covered|plans ! referral*|records|insurance card|es seguro|estoy seguro|referido`,
  price: entry()`@price; @price|run|go for|a month|cuanto + @sold|@lab|@test; flu & damage|@price|vaccine +
    insurance ! cancel*|@drug|how much time|how many|tardan|cuarto|dolar|boleto`,
  visitPrice: entry('phone', 'insurance')`copay*|copago*; @price|cheaper|mas barato|pagar + @seen|@visit|
    stitches|primary care|wellness|in person|per kid|weekend*; copay*|copago + @price; pay up front|visit run
    ! cancel* EN I don’t have a price for that: it depends on your insurance and what you need. Please call
    ${phone} before you come. Without insurance, we have cash options. ES No tengo ese precio: depende de su
    seguro y de lo que necesite. Llame al ${phone} antes de venir. Si no tiene seguro, hay opciones para pagar
    por su cuenta.`,
  fasting: entry('searchTests', 'phone')`fast|fasting|coffee|comer|sin desayunar|eat|drink|food + @test|blood|
    azucar|sangre; need to fast|en ayunas ! @sugarRaised EN Some lab tests need 9 to 12 hours of nothing but
    water. See your test’s page, or call ${phone}. ES Algunos exámenes piden de 9 a 12 horas con solo agua.
    Vea la página de su examen o llame al ${phone}.`,
  fluShot: entry()`flu + shot*|vaccine*|jab ! @price; vacuna* + gripe|gripa|influenza|flu`,
  shop: entry('shop', 'cart', 'lab')`lab|labs|bloodwork|laboratorio|shop|cart|que examenes; do you|can i|can
    you|sell|buy|order|which|check*|run|hacen|comprar + @lab|lab tests|labs|lab test|blood tests|bloodwork !
    @price|result*|resultado*|my labs|drug*|@pain|covid|flu|strep|tardan EN You can buy lab tests online: each
    has its price and says what it’s for. Add them to your cart, pay by card, and visit any of our ten clinics
    to have your sample taken. ES Puede comprar exámenes en línea: cada uno tiene su precio y dice para qué
    sirve. Agréguelos al carrito, pague con tarjeta y venga a cualquiera de nuestras diez clínicas para la
    muestra.`,
};
