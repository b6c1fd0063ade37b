import { expect, test } from 'vitest';
import { replyTo } from '#functions/chatbot/ask.harness.ts';

/** Monday and Tuesday are open; Thursday is Thanksgiving, Friday the day after. */
const moments = {
  'Sunday noon': '2026-11-22T12:00:00-08:00',
  'Tuesday 7:00 AM': '2026-11-24T07:00:00-08:00',
  'Tuesday 10:00 AM': '2026-11-24T10:00:00-08:00',
  'Tuesday 6:00 PM': '2026-11-24T18:00:00-08:00',
  'Thanksgiving noon': '2026-11-26T12:00:00-08:00',
};

test.each([
  ['Sunday noon', 'open now?', 'No. We’re closed on weekends. We open tomorrow at 8:00 AM.'],
  ['Sunday noon', 'can I come at 2', 'No. We’re closed on weekends.'],
  ['Sunday noon', 'are you open on Saturday', 'We reopen Monday, November 30, at 8:00 AM.'],
  ['Tuesday 7:00 AM', 'are you open', 'Not yet. We open at 8:00 AM.'],
  ['Tuesday 7:00 AM', 'can I come at 8', 'You can walk in until 5:00 PM today'],
  ['Tuesday 7:00 AM', 'can I come at 2', 'You can walk in until 5:00 PM today'],
  ['Tuesday 10:00 AM', 'are you open now', 'Yes, all ten clinics are open until 5:00 PM today.'],
  ['Tuesday 10:00 AM', 'can I come at 4:59 pm', 'You can walk in until 5:00 PM today'],
  ['Tuesday 10:00 AM', 'can I come at 5 pm', 'No. We’re open from 8:00 AM to 5:00 PM.'],
  ['Tuesday 10:00 AM', 'is the Craig clinic open', 'Yes, Craig / Ferrell is open until 5:00 PM today.'],
  ['Tuesday 10:00 AM', 'are you open tonight', 'No. We’re open from 8:00 AM to 5:00 PM.'],
  ['Tuesday 10:00 AM', 'are you closed on Thanksgiving', 'We’re closed on Thursday for Thanksgiving.'],
  [
    'Tuesday 10:00 AM',
    'are you open December 24',
    'Yes, all ten clinics are open on Thursday, December 24, from 8:00 AM to 5:00 PM.',
  ],
  ['Tuesday 10:00 AM', 'open on 12/25?', 'We’re closed on Friday, December 25, for Christmas.'],
  ['Tuesday 6:00 PM', 'are you open', 'No, not right now. We open tomorrow at 8:00 AM.'],
  ['Tuesday 6:00 PM', 'are you open today', 'If it can’t wait, go to an emergency room or call 911.'],
  [
    'Thanksgiving noon',
    'are you open today',
    'No. We’re closed today for Thanksgiving. We open Monday at 8:00 AM.',
  ],
  ['Thanksgiving noon', 'hours', 'Right now, we’re closed. We reopen Monday at 8:00 AM.'],
] as const)('%s: “%s” is answered “%s”', async (moment, question, says) => {
  expect(await replyTo(question, { now: new Date(moments[moment]) })).toContain(says);
});

test.each(['are you closed on Thanksgiving', 'are you closed saturday', 'what are your hours today'])(
  '“%s” is not answered with yes or no',
  async (question) => {
    expect(await replyTo(question)).toMatch(/^(?:We’re closed|All ten)/);
  },
);
