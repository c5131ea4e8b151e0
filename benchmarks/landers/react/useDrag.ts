import { type PointerEvent, useRef } from 'react'

/** Distance in pixels, and speed in pixels per ms, at which releasing a card counts as a choice. */
const far = 96
const fast = 0.5

interface Start {
  readonly x: number
  readonly y: number
  readonly time: number
}

type Drag = PointerEvent<HTMLElement>

/** Handlers that let an element be dragged to either side. */
export function useDrag(onChoice: (direction: 1 | -1) => void) {
  const start = useRef<Start | null>(null)
  const release = ({ currentTarget }: Drag) => {
    start.current = null
    delete currentTarget.dataset['dragged']
    for (const name of ['translate', 'rotate', '--pull']) currentTarget.style.removeProperty(name)
  }
  return {
    onPointerDown: (event: Drag) => {
      if (event.button !== 0) return
      start.current = { x: event.clientX, y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.dataset['dragged'] = ''
    },
    onPointerMove: ({ clientX, clientY, currentTarget: { style } }: Drag) => {
      if (!start.current) return
      const x = clientX - start.current.x
      style.translate = `${x}px ${(clientY - start.current.y) / 3}px`
      style.rotate = `${x / 24}deg`
      style.setProperty('--pull', `${x / far}`)
    },
    onPointerUp: (event: Drag) => {
      if (!start.current) return
      const distance = event.clientX - start.current.x
      const speed = Math.abs(distance) / Math.max(1, event.timeStamp - start.current.time)
      release(event)
      if (Math.abs(distance) > far || (speed > fast && Math.abs(distance) > 24))
        onChoice(distance > 0 ? 1 : -1)
    },
    onPointerCancel: release,
  }
}
