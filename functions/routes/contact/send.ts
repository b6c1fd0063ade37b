import { submitContact } from '#functions/messages/submit-contact.ts';
import { now } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { contactRoutes } from '#shared/contact/routes.ts';

export const handler = handle(contactRoutes['POST /api/appoinment/add'], anyone, async ({ body, event }) =>
  reply(201, { id: await submitContact(body, await clientOf(event), now()) }),
);
