import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@bouquet/contract/schemas'
import { expect, onTestFinished, test } from 'vitest'
import { folderFiles } from '../../src/features/media/index.ts'
import { daysAfter } from '../../src/platform/clock.ts'
import { firstIdOf } from '../../src/platform/ids.ts'
import { removeStrayPhotos } from '../../src/platform/removeStrayPhotos.ts'
import { joinMember } from '../support/people.ts'
import { picture } from '../support/pictures.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const { photoFiles, clock } = server

const foldersOf = () => new Set(photoFiles.names().map((name) => name.split('/')[0]))
const leave = (folder: string) => photoFiles.write(`${folder}/large.webp`, new Uint8Array([1]))
/** A folder that a process has begun so many days ago. */
const begun = (days: number) => firstIdOf(daysAfter(clock.now(), -days))

test('OPS-11 photos whose process died before their row was written are removed after a day, and no others', async () => {
  const { client } = await joinMember(server)
  await client.call(calls.uploadPhoto, { file: await picture() })
  // Ids are made by the clock of the machine.
  clock.pass((Date.now() - clock.now().getTime()) / 1_000 + 3 * 86_400)
  const remaining = [...foldersOf(), begun(0.5), `case-${begun(0.5)}`, 'portrait-ada-0', 'mine']
  const strays = [begun(2), `case-${begun(2)}`]
  for (const name of [...remaining, ...strays])
    if (!foldersOf().has(name)) await leave(String(name))
  await removeStrayPhotos(server.services)
  expect(foldersOf()).toEqual(new Set(remaining))
})

test('OPS-11 photos of another database than this are left alone', async () => {
  for (let days = 2; days < 40; days += 1) await leave(begun(days))
  const all = foldersOf()
  await removeStrayPhotos(server.services)
  expect(foldersOf()).toEqual(all)
})

test('OPS-11 the folders of a photo store are listed in parts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bouquet-folders-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = folderFiles(folder)
  for (const name of ['one', 'two', 'three']) await files.write(`${name}/a`, new Uint8Array([1]))
  const parts = await Array.fromAsync(files.folders(2))
  expect(parts.map(({ length }) => length)).toEqual([2, 1])
  expect(parts.flat().toSorted()).toEqual(['one', 'three', 'two'])
})
