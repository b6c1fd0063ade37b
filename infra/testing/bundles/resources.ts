import type { Resources } from '#infra/config/environment.ts';
import { cloudLimits } from '#infra/config/limits.ts';

/** Example resources, for tests of a function's variables. A table or secret is identified by its name. */
export const anyResources: Resources = {
  tableName: (table) => table,
  secretId: (secret) => secret,
  limits: cloudLimits,
  clinicNetworks: [],
  metricNamespace: 'Clinic',
  oidcClientId: 'client',
  mail: {
    MAILER: 'ses',
    MAIL_FROM: 'care@example.com',
    MAILS_PER_SECOND: '14',
    SES_CONFIGURATION_SET: 'delivery',
    CLINIC_INBOX: 'care@example.com',
    SITE_URL: 'https://example.com',
  },
  geocoderUrl: 'https://nominatim.openstreetmap.org',
  stripeApi: 'https://api.stripe.com',
  stripeMode: 'test',
};
