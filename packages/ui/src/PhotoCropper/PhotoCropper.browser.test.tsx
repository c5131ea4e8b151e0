import '../base/index.ts'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../conformance/fixtures.tsx'
import { PhotoCropper } from './index.ts'

const host = document.createElement('main')
let root: Root

beforeEach(() => {
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  root.unmount()
  host.remove()
})

const photo = () => {
  const canvas = document.createElement('canvas')
  canvas.width = 800
  canvas.height = 1000
  return canvas.toDataURL()
}

test('LIB-3 a photo cropper begins with the part that it is given', async () => {
  const part = { x: 100, y: 200, width: 400, height: 500, rotation: 0 } as const
  const onChange = vi.fn()
  root.render(
    inEnglish(<PhotoCropper src={photo()} label="Photo" defaultValue={part} onChange={onChange} />),
  )
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  await vi.waitFor(() => {
    const chosen = onChange.mock.lastCall?.[0]
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs(chosen[side] - part[side])).toBeLessThan(5)
    }
  })
})
