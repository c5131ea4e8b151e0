import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 30,
    mature: 60,
    casual: 50,
    'men-seeking-men': 50,
    'women-seeking-women': 10,
    kink: 50,
    'shared-interests': 60,
  },
  // A strip of paper inside the page’s own margin.
  heading: { size: { step: 4 }, inset: 4 },
}
