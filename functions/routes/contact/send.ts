import { submitContact } from '#functions/messages/submit-contact.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { contactRoutes } from '#shared/contact/routes.ts';

export const handler = handle(
  contactRoutes['POST /api/appoinment/add'],
  anyone,
  async ({ body, event, now }) => reply(201, { id: await submitContact(body, await clientOf(event), now) }),
);
