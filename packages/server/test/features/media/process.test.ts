import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { renderUpload } from '../../../src/features/media/index.ts'
import { picture } from '../../support/pictures.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../../../src/features/media')

/** Draws a picture in a program of its own and lists the libraries that this has loaded. */
const program = (svg: string) => `
  const { renderInProcess } = await import(${JSON.stringify(join(folder, 'process/pictureProcess.ts'))})
  const { files } = await renderInProcess({ kind: 'drawing', svg: ${JSON.stringify(svg)}, file: 'thumb.webp', width: 400, height: 500 })
  console.log(files.size, process.report.getReport().sharedObjects.join('\\n'))
  process.exit()
`

test('OPS-5 the decoder of pictures is never loaded into the server’s own process', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><circle r="20"/></svg>'
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program(svg)])
  expect(stdout).toMatch(/^1 /)
  expect(stdout).not.toContain('libvips')
})

test('PRO-2 pictures that come at the same moment are each drawn as themselves', async () => {
  const sizes = [300, 420, 540, 660]
  const drawn = await Promise.all(
    sizes.map(async (width) => renderUpload(await picture({ width, height: 700 }))),
  )
  expect(drawn.map(({ width }) => width)).toEqual(sizes)
})
