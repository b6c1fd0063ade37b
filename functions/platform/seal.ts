import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { keyDigest } from './pseudonym.ts';
import { signingKeys } from './signing-keys.ts';

const keyManagement = 'dir';
const encryption = 'A256GCM';

function sealingKey(signingKey: string): Uint8Array {
  return keyDigest(signingKey, 'seal');
}

/** Encrypts text, so that the table that stores it doesn't reveal it. */
export async function seal(text: string): Promise<string> {
  const { current } = await signingKeys();
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: keyManagement, enc: encryption })
    .encrypt(sealingKey(current));
}

async function openWith(signingKey: string, sealed: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, sealingKey(signingKey), {
      keyManagementAlgorithms: [keyManagement],
      contentEncryptionAlgorithms: [encryption],
    });
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Decrypts a sealed text; undefined if it was tampered with, or sealed with a key that is no longer accepted. */
export async function unseal(sealed: string): Promise<string | undefined> {
  const { current, previous } = await signingKeys();
  return (await openWith(current, sealed)) ?? (previous && (await openWith(previous, sealed)));
}
