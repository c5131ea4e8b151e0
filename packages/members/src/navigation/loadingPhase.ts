import { constants } from '@bouquet/contract'

/** `running` is the long slide, `done` the last stretch before the bar goes away. */
export type LoadingPhase = 'idle' | 'running' | 'done'

/** Shows nothing for what is quick: starts 200 ms after the wait began, leaves 500 ms after its end. */
export function createLoadingPhase(show: (phase: LoadingPhase) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isShown = false
  return {
    begin() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isShown = true
        show('running')
      }, constants.loadingBar.throttleMs)
    },
    end() {
      clearTimeout(timer)
      if (!isShown) return
      isShown = false
      show('done')
      timer = setTimeout(() => show('idle'), constants.loadingBar.hideMs)
    },
  }
}
