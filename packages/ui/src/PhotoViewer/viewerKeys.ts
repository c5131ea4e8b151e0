import { clampView, closeUp, type View, type Viewport, wholePicture } from './view.rules.ts'

export type ViewerKey =
  | { readonly kind: 'step'; readonly by: 1 | -1; readonly x: number }
  | { readonly kind: 'rise'; readonly y: number }
  | { readonly kind: 'edge'; readonly at: 0 | -1 }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'whole' }

/** Share of the window that an arrow key moves an enlarged photo. */
const stride = 0.15

/** Action of a key. Arrow keys follow the text direction. */
export function keyOf(key: string, isRightToLeft: boolean): ViewerKey | null {
  switch (key) {
    case 'ArrowRight':
      return { kind: 'step', by: isRightToLeft ? -1 : 1, x: -stride }
    case 'ArrowLeft':
      return { kind: 'step', by: isRightToLeft ? 1 : -1, x: stride }
    case 'ArrowDown':
      return { kind: 'rise', y: -stride }
    case 'ArrowUp':
      return { kind: 'rise', y: stride }
    case 'Home':
      return { kind: 'edge', at: 0 }
    case 'End':
      return { kind: 'edge', at: -1 }
    case '+':
    case '=':
      return { kind: 'zoom', factor: Math.sqrt(closeUp) }
    case '-':
      return { kind: 'zoom', factor: 1 / Math.sqrt(closeUp) }
    case '0':
      return { kind: 'whole' }
    default:
      return null
  }
}

/** The view after a key press. Null if the key changes the photo. */
export function viewAfter(key: ViewerKey, view: View, viewport: Viewport): View | null {
  const isEnlarged = view.scale > 1
  switch (key.kind) {
    case 'zoom':
      return clampView({ ...view, scale: view.scale * key.factor }, viewport)
    case 'whole':
      return wholePicture
    case 'rise':
      return clampView({ ...view, y: view.y + key.y * viewport.height }, viewport)
    case 'step':
      return isEnlarged
        ? clampView({ ...view, x: view.x + key.x * viewport.width }, viewport)
        : null
    case 'edge':
      return null
  }
}
