import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket } from '../../platform/config.ts'
import type { PhotoFiles } from '../../platform/ports/PhotoFiles.ts'

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
