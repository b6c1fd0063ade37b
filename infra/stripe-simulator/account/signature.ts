import { createHmac } from 'node:crypto';

/**
 * Signs as Stripe does: an HMAC over the timestamp and the exact bytes. In real time, which the stripe package compares
 * it with.
 */
export function signatureOf(payload: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
