import {
  cardLimits,
  countAndAudit,
  type FunctionsByRoute,
  noteOtherSale,
  recordPayment,
  settlePayment,
} from '#infra/config/grant-terms.ts';

export const paymentFunctions = {
  'POST /api/payments/create-payment-intent': {
    load: () => import('#functions/routes/payments/create-intent.ts'),
    tables: {
      ...recordPayment,
      Limits: ['GetItem', 'UpdateItem'],
    },
    limits: ['LIMIT_INTENTS_PER_HOUR', ...cardLimits],
    uses: ['signing-keys', 'client-address', 'stripe'],
  },
  'POST /api/payments': {
    load: () => import('#functions/routes/payments/save.ts'),
    // Adding missing details changes no counter, but a receipt may have been waiting for the email address.
    tables: { Payments: ['GetItem', 'PutItem'], Stats: [], Outbox: ['PutItem'] },
  },
  'POST /api/payments/confirm-payment': {
    load: () => import('#functions/routes/payments/confirm.ts'),
    tables: settlePayment,
    limits: cardLimits,
    uses: ['stripe'],
  },
  'GET /api/payments/payment-status/{id}': {
    load: () => import('#functions/routes/payments/status.ts'),
    tables: { Payments: ['GetItem'] },
  },
  'POST /api/payments/{id}/receipt': {
    load: () => import('#functions/routes/payments/mail-receipt.ts'),
    // Outbox needs GetItem to see whether the last email has been sent.
    tables: {
      Payments: ['GetItem', 'PutItem'],
      Stats: [],
      Outbox: ['GetItem', 'PutItem'],
      // To warn when the email would not arrive.
      Suppressions: ['BatchGetItem'],
      Limits: ['GetItem'],
    },
    limits: ['LIMIT_MAILS_OF_RECIPIENT', 'LIMIT_MAILS_OF_OTHERS', 'LIMIT_MAILS_OF_OTHER_CLIENT'],
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/payments/{id}/receipt': {
    load: () => import('#functions/routes/payments/get-receipt.ts'),
    tables: { Payments: ['GetItem'], Limits: ['GetItem', 'PutItem', 'UpdateItem'] },
    limits: ['LIMIT_RECEIPTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/payments/list': {
    load: () => import('#functions/routes/payments/list.ts'),
    tables: { Payments: ['Query byCreationMonth', 'Query byMovedDate'], Stats: ['Query'] },
  },
  'POST /api/payments/search': {
    load: () => import('#functions/routes/payments/search.ts'),
    tables: { Payments: ['GetItem', 'Query byCreationMonth', 'Query byMovedDate'], Stats: ['Query'] },
  },
  'GET /api/payments/stats': {
    load: () => import('#functions/routes/payments/stats.ts'),
    tables: { Stats: ['Query'] },
  },
  'GET /api/payments/worklist': {
    load: () => import('#functions/routes/payments/list-work.ts'),
    tables: { Payments: ['Query byAttention', 'Query byOrder'], OtherSales: ['Query byDay'] },
  },
  'POST /api/payments/{id}/handled': {
    load: () => import('#functions/routes/payments/mark-handled.ts'),
    // A note changes neither the status nor the patient's emails.
    tables: {
      Payments: ['GetItem', 'PutItem'],
      OtherSales: ['Query byDay', 'UpdateItem'],
      Stats: [],
      Outbox: [],
      Audit: ['PutItem'],
    },
  },
  'POST /api/admin/payments': {
    load: () => import('#functions/routes/payments/enter.ts'),
    tables: { ...countAndAudit, Payments: ['GetItem', 'PutItem'] },
  },
  'POST /api/admin/payments/{id}/resend': {
    load: () => import('#functions/routes/payments/resend-receipt.ts'),
    tables: {
      Payments: ['GetItem'],
      Suppressions: ['BatchGetItem'],
      Limits: ['GetItem', 'UpdateItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    limits: ['LIMIT_RESENDS_OF_RECEIPT'],
    uses: ['signing-keys'],
  },
  'GET /api/lab-orders': {
    load: () => import('#functions/routes/lab-orders/list.ts'),
    tables: { Payments: ['Query byOrder'] },
  },
  'POST /api/lab-orders/search': {
    load: () => import('#functions/routes/lab-orders/search.ts'),
    tables: { Payments: ['GetItem', 'Query byOrder'] },
  },
  'PUT /api/lab-orders/{number}': {
    load: () => import('#functions/routes/lab-orders/set-status.ts'),
    // Recording a sample changes no counter and sends no email.
    tables: { Payments: ['GetItem', 'PutItem'], Stats: [], Outbox: [], Audit: ['PutItem'] },
  },
  'GET /api/payments/{id}': {
    load: () => import('#functions/routes/payments/get.ts'),
    tables: { Payments: ['GetItem'] },
  },
  'PUT /api/payments/{id}/status': {
    load: () => import('#functions/routes/payments/set-status.ts'),
    tables: settlePayment,
    limits: cardLimits,
    uses: ['stripe'],
  },
  'DELETE /api/payments/{id}': {
    load: () => import('#functions/routes/payments/delete.ts'),
    tables: settlePayment,
    limits: cardLimits,
    uses: ['stripe'],
  },
  'POST /api/payments/{id}/refund': {
    load: () => import('#functions/routes/payments/refund.ts'),
    tables: settlePayment,
    limits: cardLimits,
    uses: ['stripe'],
  },
  'GET /api/reconciliation': {
    load: () => import('#functions/routes/reconciliation/list.ts'),
    tables: { Reconciliation: ['GetItem', 'Query'] },
  },
  'POST /api/reconciliation': {
    load: () => import('#functions/routes/reconciliation/check.ts'),
    tables: { Reconciliation: ['GetItem', 'PutItem'] },
  },
  'POST /api/stripe/webhook': {
    load: () => import('#functions/routes/stripe/webhook.ts'),
    tables: { ...recordPayment, ...noteOtherSale, StripeEvents: ['GetItem', 'PutItem'] },
    limits: cardLimits,
    uses: ['stripe'],
    throttle: 'events',
    // Money that was paid must be recorded even during a flood.
    isReserved: true,
  },
} satisfies FunctionsByRoute;
