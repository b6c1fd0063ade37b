import { type EmergencyRule, rules } from './rule.ts';

const oneself = 'myself|himself|herself|themselves|themself|yourself|ourselves';
const wishes =
  'want|wants|wanted|wanna|hope|going|gonna|thinking|thoughts|wish|wishes|wished|wishing|urge|might|plan|planning|try|trying|tried|threatening|threatens';

/** See `emergencyRules`. */
export const crisisRules: readonly EmergencyRule[] = rules('crisis', [
  'suicide|suicides|suicidal|unalive|unaliving|unalived|killmyself|kms|sewerslide|self harm|selfharm|self harming|self harmed|toaster bath',
  `kill|killing|hang|hanging|shoot|shooting|drown|end|off|offing|delete|deleting + ${oneself}`,
  `${wishes} + die|dead|dying`,
  `${wishes} + hurt|harm|cut|burn + ${oneself}`,
  `cutting|harming|hurting|burning + ${oneself}`,
  'slit|cut|slitting|cutting|slash + wrist|wrists',
  `${wishes} + driving off|drive off|driving into|drive into|crash car|walk into traffic|walking into traffic|front train`,
  'jumping|jump + roof|bridge|ledge|building|balcony|window|overpass',
  'sleep forever',
  'took|swallowed + purpose + pills|meds|benadryl|tylenol|15|20|30|whole|bottle',
  'no reason|cant see reason|dont see reason|cant find reason + keep going|live|living|wake|alive|go|trying',
  'goodbye + texted|text|letter|note|turned off|wont answer|not answering|forever',
  `pills|bottle|razor|blade + hurt|harm|kill|cut + ${oneself}`,
  'cant do life|cant handle life|cant face life|hate life|hate living|hate alive|cant live anymore|cant keep living|feel hopeless|feeling hopeless',
  'slit|slitting|slash|slashing + throat|neck|veins',
  'voices + telling|tell|tells|told|kill|hurt|hearing|head',
  'gonna jump|going jump|about jump|wants jump|ledge|bridge + jump|himself|herself|off|says|dont|standing',
  'gun|rifle|pistol + locked|goodbye|goodbyes|crying|depressed|loaded|drunk|die|dead',
  'goodbye everyone|goodbye forever|goodbye world|everything goodbye|final goodbye|last goodbye|saying goodbyes|giving away belongings|giving away everything',
  'end|ending|take|taking|took|done|over|tired|ready end + own life|life',
  'dont|not|no|rather|cant|whats + live anymore|want live|wanna live|want alive|wanna alive|want exist|here anymore|reason live|go anymore|point living|point life|want wake up|wake up tomorrow|point anymore|do anymore|take anymore',
  'isnt|not|no + worth living|worth life|life worth',
  `gun|bullet|knife + ${oneself}|brains|mouth|head`,
  'blow brains|want all over|pills hand|jump bridge|jump off|jumping off|suicide note|goodbye note|goodbye letter',
  'better off dead|disappear forever|miss died|miss dead|better off without|better without|wish dead|never born|tired living|tired being alive|tired being here|nothing live|hope dont wake|wish wouldnt wake|never wake up|not wake up|done living|give up life|giving up life|better off if gone|better if gone|purpose pills|want all stop|want everything stop|nobody would miss|no one would miss|noone would miss|nobody would care|no one would care|nobody would notice|no one would notice|live no more',
]);
