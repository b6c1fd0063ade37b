import { createHmac } from 'node:crypto';

/**
 * Signs as Stripe does: an HMAC over the timestamp and the exact bytes, one for each secret. In real time, which the
 * stripe package compares it with.
 */
export function signatureOf(payload: string, secrets: readonly string[]): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signatures = secrets.map((secret) => {
    const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
    return `v1=${digest}`;
  });
  return [`t=${timestamp}`, ...signatures].join(',');
}
