/** Distance in pixels, and speed in pixels per ms, at which releasing a card counts as a choice. */
const far = 96
const fast = 0.5

/** Makes a card draggable and reports the direction of the choice. */
export function dragCard(card: HTMLElement, onChoice: (direction: 1 | -1) => void): void {
  const photo = card.querySelector<HTMLElement>('[data-photo]')
  if (!photo) return
  let start: { x: number; y: number; time: number } | undefined

  const move = (x: number, y: number) => {
    photo.style.translate = `${x}px ${y}px`
    photo.style.rotate = `${x / 24}deg`
    photo.style.setProperty('--pull', `${x / far}`)
  }
  const release = () => {
    start = undefined
    delete photo.dataset['dragged']
    for (const name of ['translate', 'rotate', '--pull']) photo.style.removeProperty(name)
  }

  photo.addEventListener(
    'pointerdown',
    ({ pointerId, clientX: x, clientY: y, timeStamp: time, button }) => {
      if (button !== 0) return
      start = { x, y, time }
      photo.setPointerCapture(pointerId)
      photo.dataset['dragged'] = ''
    },
  )
  photo.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (start) move(clientX - start.x, (clientY - start.y) / 3)
  })
  photo.addEventListener('pointerup', ({ clientX, timeStamp }) => {
    if (!start) return
    const distance = clientX - start.x
    const speed = Math.abs(distance) / Math.max(1, timeStamp - start.time)
    release()
    if (Math.abs(distance) > far || (speed > fast && Math.abs(distance) > 24)) {
      onChoice(distance > 0 ? 1 : -1)
    }
  })
  photo.addEventListener('pointercancel', release)
}
