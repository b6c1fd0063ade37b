/**
 * Everyday words that the site may not use. They are never taken for a misspelled keyword, and words run together are
 * taken apart by them.
 */
export const everydayWords: readonly string[] =
  `mondays tuesdays wednesdays thursdays fridays saturdays sundays superbowl ball drip drips bumps itchy playing played runs nite puking threw rolled a able about above accept accepts across actually add adult after again ago ahead all almost alone along already also
  always am an and another answer any anybody anymore anyone anything anyway apart are area arent around arrive as ask
  asked asking at available away back bad based basic be because become been before began behind being believe below best better
  between big bit black blue body book booked both boy bring brother brought but buy by call called came can cant car care
  case cat cell chance change charge cheap check city class clean clear close closed closes coffee cold color come comes
  coming common cool correct cost could couldnt couple course cover covered covers cut dad daily date daughter day days
  dead deal dear deep did didnt different dinner do does doesnt dog doing done dont door down drink drive drop during each
  early easy eat either else end english enough even evening ever every everyone everything exact example except fact fall
  family far fast father feel feeling feels feet fell few fine find finish first five food for forget forgot form found
  four free friend from front full fun game gave get gets getting girl give glad go goes going gone good got great green
  group guess guy guys had hair half hand happen happens happy hard has hate have having he head hear heard heart heat help
  her here hers hi high him his hit hold home hope hot hour hours house how however huge hurt husband i idea if ill im
  important in inside instead into is isnt issue it its itself ive job just keep keeps kid kids kind knew know known lady
  large last late later learn least leave left less let lets life like likely line list little live living local long
  longer look looking looks lose lost lot lots love low lunch made main make makes making man many married matter may maybe
  me mean meet men might mind mine minute minutes miss mom money month months more morning most mother move moved movie
  much must my myself name near nearby need needed needs never new next nice night no nobody none normal not note nothing
  now number of off offer office often oh ok okay old older on once one only open opens or order other others our out over
  own page pain park part past pay people perfect person phone pick place plan plans play please point possible problem
  provide put question quick quickly quite rather read ready real really reason red rest ride right road room rude run said
  same save saw say says school second see seems seen send sent serve set seven several she shes short should show shut side
  since sister sit six sleep slow small so some somebody someone something sometimes son soon sorry sort sound speak spend
  spot stand start started state stay step still stop store story street strong such sure take taken takes taking talk tell
  ten test than thank that thats the their them then there these they theyre thing things think this those though thought
  three through till time times tired to today together told tomorrow tonight too took top total town tried trip true try
  trying turn two type under understand until up upon us use used using usual usually very visit wait waiting walk wall want
  wanted wants warm was wash wasnt watch water way we week weeks well went were what whatever when where whether which while
  white who whole why wife will window wish with within without woman women wont word words work working works world worry
  worse worst would wouldnt write wrong yeah year years yes yesterday yet you young your yours youre morning noon winter
  summer spring weather bank taxes recipe song team score news sea ocean poem joke president stock price prices pizza hotel
  casino poker show flight airport vegas game football baseball birthday wedding house rent dating beach coach teach reach
  peach table cable house mouse horse nurse purse curse course source`.split(/\s+/);
