import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario } = texts;

/** What people ask about bills, prices and insurance. */
export const money = {
  refund: entry('phone', 'contact')`reembolso*|refund*|my money back|reimburs*|overpaid|owe me; refund*|@pay|
    paid|pague|cobraron|money|deposit*|copay|dinero + back|return*|regres*|de vuelta|too much|de mas|devuelv*;
    want|get|when + twice|back & @bill|paid ! flight|ticket|@pain|pays me EN Call ${phone}, ${hours}, with
    your receipt or transaction ID. Refunds go to the card you paid with. ES Llame al ${phone}, ${horario},
    con recibo o número de transacción. Se reembolsa a la misma tarjeta.`,
  receipt: entry('phone', 'billPay')`receipt*|recibo*|itemiz*|superbill|comprobante*; receipt*|recibo*|
    itemiz*|statement|papel + copy of|my insurance|work|my visit|hsa|fsa|taxes; proof|prueba|copy|print*|
    paper|something + @pay|paid|pague|hsa|fsa EN When you pay online, you can print, save or email your
    receipt, for example for your HSA or FSA. Paid a while ago, or need an itemized bill? Call us. ES Al pagar
    en línea puede imprimir, guardar o enviarse el recibo. Para uno anterior o detallado, llámenos.`,
  paymentPlan: entry('phone', 'billPay')`payment plan*|installment*|arrangement*|hardship|abonos|en abonos|
    pagitos|a plazos|en pagos|no me alcanza; break + @bill; make|do|set up + payments; a month|each month|
    every month|later|at a time|pieces|break up|spread*|more time|cant|help|plan|cada|partes|no puedo|no
    tengo|poquito + @pay|@bill; do + a month|a week|paycheck|at once ! how much|semaglutide|entrar EN Call
    ${phone} before your payment is due. Uninsured? We have cash options. ES Llame al ${phone} antes de que
    venza su pago y veremos sus opciones. Sin seguro puede pagar por su cuenta.`,
  billQuestion: entry('phone', 'billPay')`@bill|paid|pague|old insurance|facility fee; why|already|still|
    never|wrong|por que|ya + @bill|cobran; @insurance|medicaid|medicare + @bill|cobran & why|paid; $|dollars|
    bucks + min|minutes EN Call ${phone}, ${hours}, with the account number at the top of your bill, and we’ll
    go over it. ES Llame al ${phone}, ${horario}, con el número de cuenta de su factura, y la revisaremos.`,
  waysToPay: entry('billPay', 'phone')`zelle|cash app|klarna|carecredit|apple pay; @cash|money order* + @take|
    @pay|split|only|half|mitad; kind* + @pay ! insurance card|@insurance EN Pay online with Visa, Mastercard,
    American Express or Discover, by phone, or at any clinic’s front desk. For cash, a check or an HSA card,
    ask our front desk. ES Pague en línea con Visa, Mastercard, American Express o Discover, por teléfono o en
    la recepción de cualquier clínica. Para otras formas, pregunte en la recepción.`,
  payBill: entry('billPay', 'phone')`@pay|billpay|i owe|my balance|got a bill in the mail; @pay|take care +
    @bill|online|over the phone; where|how|donde|como + @pay EN Pay by card under Bill Pay, no processing fee.
    Your account number is at the top of your medical bill. ES Pague con tarjeta en Bill Pay, sin cargo extra.
    El número de cuenta está arriba en su factura médica.`,
  selfPay: entry('phone', 'book', 'shop')`uninsured|self pay|out of pocket|pay myself|cash patient*; no|
    without|dont|not|never|lost|cancel*|sin|ni|nunca|perdi|se me vencio + insurance|insured|coverage|a plan|
    medicaid|seguro|aseguranza ! insurance card|list|tarjeta EN Yes, we see patients without insurance. For
    the price of a visit, call ${phone}. ES Sí, atendemos sin seguro. Para precios, llame al ${phone}.`,
  insurance: entry()`@insurance|medicare|medicaid|medicade|culinary|red white and blue; @take|pay +
    @insurance|covered|plans ! referral*|records|insurance card|es seguro`,
  price: entry()`flu|gripe|influenza + vacuna*; @price; flu + shot*|vaccine*; @price|run|go for|a month|cuanto
    + @sold|@lab|@test; flu & @price|vaccine + insurance ! cancel*|@drug|how many|tardan|dolar|boleto`,
  visitPrice: entry('phone', 'insurance')`copay*; @price + wellness|checkup|stitches|primary care|urgent care;
    @price|pagar + @seen|@visit|stitches|primary care; copay*|copago + @price ! cancel* EN I don’t have a
    price for that: it depends on your insurance and what you need. Please call ${phone} before you come.
    Without insurance, we have cash options. ES No tengo ese precio: depende de su seguro y de lo que
    necesite. Llame al ${phone} antes de venir. Sin seguro puede pagar por su cuenta.`,
  fasting: entry('searchTests', 'phone')`en ayunas; fast|fasting|coffee|comer|eat|drink|food + @test|blood|
    azucar|sangre ! @sugarRaised EN Some lab tests need 9 to 12 hours with only water. See your test’s page,
    or call ${phone}. ES Algunos piden de 9 a 12 horas con solo agua. Vea su página o llame al ${phone}.`,
  shop: entry('shop', 'cart', 'lab')`lab|labs|bloodwork|blood work|laboratorio|prueba de ets; do you|can i|can
    you|sell|which|check*|run|hacen + @lab|labs|bloodwork ! @price|result*|my labs|drug*|@pain|covid|flu|
    strep|ultraso* EN You can buy lab tests online: each has its price and says what it’s for. Add them to
    your cart, pay by card, and visit any clinic to have your sample taken. ES Puede comprar exámenes en
    línea: cada uno tiene su precio y dice para qué sirve. Agréguelos al carrito, pague con tarjeta y venga a
    cualquier clínica para la muestra.`,
};
