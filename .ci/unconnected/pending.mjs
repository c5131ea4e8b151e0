/**
 * What nothing uses yet, with the screen that will. An entry goes with the change that connects it; the list is
 * empty when the members area and the landers are complete.
 */
export const pending = {
  component: {},
  call: {},
  route: {},
  lander: {},
  setting: {},
  'server setting': {},
  mail: {},
  'error code': {},
}
