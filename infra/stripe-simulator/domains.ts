import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from './account/account.ts';
import { exactly } from './account/exactly.ts';
import type { Clock } from './account/later.ts';
import { paramsOf, text } from './requests/params.ts';
import { listRoute, type Route, route } from './requests/routes.ts';

const path = '/v1/payment_method_domains';
const createParams = paramsOf<Stripe.PaymentMethodDomainCreateParams>()({ domain_name: z.string() });
const filters = z.strictObject({ domain_name: text });

/** The domains that wallets may show on. A restart forgets them, and nothing here asks for them. */
export function domainRoutes(clock: Clock): Route[] {
  const domains: Stripe.PaymentMethodDomain[] = [];
  const active = { status: 'active' };
  const inactive = { status: 'inactive' };
  return [
    listRoute({ path, all: () => domains, filters }),
    route(`POST ${path}`, createParams, ({ domain_name }) => {
      const domain = exactly<Stripe.PaymentMethodDomain>()({
        id: newId('pmd'),
        object: 'payment_method_domain',
        amazon_pay: inactive,
        apple_pay: active,
        created: clock.now(),
        domain_name,
        enabled: true,
        google_pay: active,
        klarna: inactive,
        link: inactive,
        livemode: false,
        paypal: inactive,
      });
      domains.push(domain);
      return domain;
    }),
  ];
}
