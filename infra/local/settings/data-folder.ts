import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartProblem } from './start-problem.ts';

const reasons: Record<string, string> = {
  EACCES: 'no permission',
  EEXIST: 'it is a file',
  ENOTDIR: 'part of its path is a file',
  EROFS: 'it is read-only',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return reasons[code] ?? code;
}

/** Creates the data folder if needed and checks that it is writable. Throws a StartProblem. */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataDir} can't be used (${reasonOf(error)}). Set LOCAL_DATA_DIR to another folder.`,
    );
  }
}

/**
 * Reads a file of the data folder, or creates it, readable by its owner only. Throws a StartProblem when the
 * file can't be read.
 */
export async function keepOnce<Content>(
  dataDir: string,
  name: string,
  make: () => Content | Promise<Content>,
): Promise<Content> {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    // Write to a temporary file and rename it, so that a kill can't leave a half-written file.
    writeFileSync(`${file}.new`, JSON.stringify(await make()), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    throw new StartProblem(
      `${file} can't be read (${reasonOf(error)}). Delete it, and the next start will create a new one.`,
    );
  }
}

/** The name that the lock's owner answers with, or undefined when the owner has exited. */
async function ownerOf(lock: string): Promise<string | undefined> {
  const socket = connect(lock);
  try {
    await once(socket, 'connect');
    return await text(socket);
  } catch {
    return undefined;
  }
}

/**
 * Claims the data folder for this process. The lock is a listening socket: unlike a file with a process id, it can't
 * outlive its owner. Throws a StartProblem that names the owner.
 */
export async function lockDataFolder(dataDir: string, origin: string): Promise<Server> {
  // Not in the data folder itself: a socket's path is limited to about 100 characters.
  const lock = join(
    tmpdir(),
    `sagebrush-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)}.lock`,
  );
  const owner = await ownerOf(lock);
  if (owner)
    throw new StartProblem(
      `The data folder ${dataDir} is in use by ${owner}. Stop it, or set LOCAL_DATA_DIR to another folder.`,
    );
  rmSync(lock, { force: true });
  const server = createServer((socket) => socket.on('error', () => {}).end(origin)).listen(lock);
  await once(server, 'listening');
  return server;
}
