import { envNumber } from '#functions/platform/env.ts';

/** How often a client may reschedule or correct an email address in a day: both change a booking and send mail. */
export const movesOfClient = { name: 'moves', limit: envNumber('LIMIT_MOVES_PER_DAY') };
