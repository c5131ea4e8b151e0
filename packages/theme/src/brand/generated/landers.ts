// Written by `npm run landers -w @bouquet/dating`.

export const landerNames = [
  "tinderswipe",
  "gallery",
  "collagelanding",
  "maplanding",
  "socialnetwork",
  "iconslanding",
  "alonetonight",
  "transitionsvideolanding",
  "video"
] as const

export const landersByNiche = {
  "general": [
    "tinderswipe",
    "gallery",
    "collagelanding",
    "maplanding",
    "socialnetwork",
    "iconslanding",
    "alonetonight",
    "transitionsvideolanding",
    "video"
  ],
  "mature": [
    "transitionsvideolanding",
    "gallery",
    "alonetonight",
    "maplanding",
    "iconslanding",
    "collagelanding",
    "socialnetwork",
    "video",
    "tinderswipe"
  ],
  "casual": [
    "tinderswipe",
    "alonetonight",
    "video",
    "gallery",
    "collagelanding",
    "maplanding",
    "transitionsvideolanding",
    "socialnetwork",
    "iconslanding"
  ],
  "men-seeking-men": [
    "gallery",
    "tinderswipe",
    "maplanding",
    "video",
    "collagelanding",
    "socialnetwork",
    "transitionsvideolanding",
    "iconslanding",
    "alonetonight"
  ],
  "women-seeking-women": [
    "collagelanding",
    "gallery",
    "iconslanding",
    "transitionsvideolanding",
    "socialnetwork",
    "maplanding",
    "tinderswipe",
    "alonetonight",
    "video"
  ],
  "kink": [
    "video",
    "transitionsvideolanding",
    "gallery",
    "maplanding",
    "collagelanding",
    "tinderswipe",
    "iconslanding",
    "alonetonight",
    "socialnetwork"
  ],
  "shared-interests": [
    "iconslanding",
    "maplanding",
    "gallery",
    "socialnetwork",
    "tinderswipe",
    "collagelanding",
    "transitionsvideolanding",
    "alonetonight",
    "video"
  ]
} as const

export const landerHeadings = {
  "alonetonight": {
    "size": {
      "step": 4
    }
  },
  "collagelanding": {
    "size": {
      "step": 4
    },
    "inset": 4
  },
  "gallery": {
    "size": {
      "step": 5
    }
  },
  "iconslanding": {
    "size": {
      "step": 5
    }
  },
  "maplanding": {
    "size": {
      "step": 5
    }
  },
  "socialnetwork": {
    "size": {
      "step": 5
    }
  },
  "tinderswipe": {
    "size": {
      "step": 4
    }
  },
  "transitionsvideolanding": {
    "size": {
      "min": [
        {
          "step": 6,
          "times": 1.6
        },
        {
          "viewport": 9.5
        }
      ]
    },
    "digits": 15
  },
  "video": {
    "size": {
      "min": [
        {
          "viewport": 11.5
        },
        {
          "max": [
            {
              "step": 4
            },
            {
              "min": [
                {
                  "viewport": 7.6
                },
                {
                  "step": 6,
                  "times": 1.5
                }
              ]
            }
          ]
        }
      ]
    },
    "digits": 13
  }
} as const
