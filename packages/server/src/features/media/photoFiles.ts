import {
  access,
  constants,
  copyFile,
  mkdir,
  opendir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket } from '../../platform/config.ts'
import { DomainError } from '../../platform/errors/DomainError.ts'
import { newId } from '../../platform/ids.ts'
import type { PhotoFiles } from '../../platform/ports.ts'

/** Stores photos in a local folder. Writes are atomic. */
export function folderFiles(folder: string): PhotoFiles {
  return {
    write: (name, bytes) => replaceFile(join(folder, name), (draft) => writeFile(draft, bytes)),
    read: (name) =>
      readFile(join(folder, name)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      ),
    copy: (name, to) =>
      replaceFile(join(folder, to), (draft) => copyFile(join(folder, name), draft)).then(
        () => true,
        (failure: unknown) => {
          if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')
            return false
          throw failure
        },
      ),
    async *folders(size) {
      await mkdir(folder, { recursive: true })
      let names: string[] = []
      for await (const entry of await opendir(folder)) {
        if (entry.isDirectory()) names.push(entry.name)
        if (names.length < size) continue
        yield names
        names = []
      }
      if (names.length > 0) yield names
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
    },
    remove: (photo) => rm(join(folder, photo), { recursive: true, force: true }),
  }
}

async function replaceFile(path: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${newId()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await make(draft)
    await rename(draft, path)
  } catch (failure) {
    await rm(draft, { force: true })
    throw failure
  }
}

/** Stores photos in a bucket of any S3-compatible store, shared by all processes. */
export function bucketFiles({
  endpoint,
  bucket: name,
  region,
  ...credentials
}: Bucket): PhotoFiles {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })

  return {
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket: name, Key, Body }))
    },
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key }))
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null
      } catch (failure) {
        if (failure instanceof NoSuchKey) return null
        throw failure
      }
    },
    async copy(from, Key) {
      try {
        const CopySource = encodeURI(`${name}/${from}`)
        await client.send(new CopyObjectCommand({ Bucket: name, Key, CopySource }))
        return true
      } catch (failure) {
        if (failure instanceof NoSuchKey) return false
        throw failure
      }
    },
    async *folders(MaxKeys) {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: name, Delimiter: '/', MaxKeys, ContinuationToken }),
        )
        const { CommonPrefixes = [] } = page
        yield CommonPrefixes.flatMap(({ Prefix }) => Prefix?.replace(/\/$/, '') ?? [])
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    async check(abortSignal) {
      await client.send(new HeadBucketCommand({ Bucket: name }), { abortSignal })
    },
    async remove(photo) {
      const Prefix = `${photo}/`
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket: name, Prefix }),
        )
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]))
        if (Objects.length === 0) return
        await client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects } }))
      }
    },
  }
}

interface Picture {
  /** The photo's folder in the store. */
  readonly id: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Writes a photo's files, then runs `action`. The files are removed when `action` is refused with a
 * DomainError or its result does not need them. After other errors they stay, because it is unknown
 * whether `action` took effect.
 */
export async function withStoredFiles<T>(
  store: PhotoFiles,
  { id, files }: Picture,
  action: () => Promise<T>,
  isNeeded: (done: T) => boolean = () => true,
): Promise<T> {
  try {
    for (const [name, content] of files) await store.write(`${id}/${name}`, content)
  } catch (failure) {
    // Nothing refers to these files yet. If the store is away too, the first error is the one that matters.
    await store.remove(id).catch(() => undefined)
    throw failure
  }
  const done = await action().catch(async (thrown: unknown) => {
    if (thrown instanceof DomainError) await store.remove(id)
    throw thrown
  })
  if (!isNeeded(done)) await store.remove(id)
  return done
}
