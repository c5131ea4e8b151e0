import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketFiles } from '../../../src/features/media/photoFiles.ts'

const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: mkdtempSync(join(tmpdir(), 'bucket-')),
  configureBuckets: [{ name: 'photos', configs: [] }],
})
const opened = store.run()
const files = async (bucket = 'photos') =>
  bucketFiles({
    endpoint: `http://127.0.0.1:${(await opened).port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })

beforeAll(async () => {
  await opened
})
afterAll(() => store.close())

test('PRO-2 a photo in a bucket comes back byte for byte, and an unknown one is null', async () => {
  const bucket = await files()
  const bytes = new Uint8Array([0, 255, 10, 13, 7])
  await bucket.write('one/clear.webp', bytes)
  expect(await bucket.read('one/clear.webp')).toEqual(bytes)
  expect(await bucket.read('one/thumb.webp')).toBeNull()
})

test('TRU-3 a removed photo leaves none of its files and takes none of another', async () => {
  const bucket = await files()
  const bytes = new Uint8Array([1])
  for (const name of ['two/clear.webp', 'two/blurred.webp', 'twofold/clear.webp']) {
    await bucket.write(name, bytes)
  }
  await bucket.remove('two')
  expect(await bucket.read('two/clear.webp')).toBeNull()
  expect(await bucket.read('two/blurred.webp')).toBeNull()
  expect(await bucket.read('twofold/clear.webp')).toEqual(bytes)
})

test('PRO-2 a store that refuses is an error, not a missing photo', async () => {
  const gone = await files('gone')
  await expect(gone.read('one/clear.webp')).rejects.toThrow()
})

test('TRU-5 a photo is copied within the bucket, and one that is gone is not', async () => {
  const bucket = await files()
  const bytes = new Uint8Array([4, 5])
  await bucket.write('three/large.jpeg', bytes)
  expect(await bucket.copy('three/large.jpeg', 'case-1/three/large.jpeg')).toBe(true)
  expect(await bucket.copy('four/large.jpeg', 'case-1/four/large.jpeg')).toBe(false)
  await bucket.remove('three')
  expect(await bucket.read('case-1/three/large.jpeg')).toEqual(bytes)
})

test('OPS-11 the folders of a bucket are listed, each once', async () => {
  const bucket = await files()
  for (const name of ['listed-1', 'listed-2', 'listed-3']) {
    await bucket.write(`${name}/large.webp`, new Uint8Array([1]))
    await bucket.write(`${name}/thumb.webp`, new Uint8Array([1]))
  }
  const parts = await Array.fromAsync(bucket.folders(2))
  const listed = parts.flat().filter((name) => name.startsWith('listed-'))
  expect(listed.toSorted()).toEqual(['listed-1', 'listed-2', 'listed-3'])
})
