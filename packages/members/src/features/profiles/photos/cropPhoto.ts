import type { PhotoCrop } from '@bouquet/ui/PhotoCropper'

interface Size {
  readonly width: number
  readonly height: number
}

/** Size of a picture after it was turned. */
export function turnedSize({ width, height }: Size, rotation: PhotoCrop['rotation']): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

const quality = 0.92

/** Cuts the chosen part out of a picture, as JPEG. */
export async function cropPhoto(file: Blob, crop: PhotoCrop): Promise<Blob> {
  const image = await createImageBitmap(file)
  const turned = turnedSize(image, crop.rotation)
  const canvas = new OffscreenCanvas(crop.width, crop.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.translate(turned.width / 2 - crop.x, turned.height / 2 - crop.y)
  context.rotate((crop.rotation * Math.PI) / 180)
  context.drawImage(image, -image.width / 2, -image.height / 2)
  image.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
