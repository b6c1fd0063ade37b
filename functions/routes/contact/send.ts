import { submitContact } from '#functions/messages/submit-contact.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientAddress } from '#functions/platform/http/client-address.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { contactRoutes } from '#shared/contact/routes.ts';

export const handler = handle(contactRoutes['POST /api/appoinment/add'], anyone, async ({ body, event }) =>
  reply(201, { id: await submitContact(body, clientAddress(event)) }),
);
