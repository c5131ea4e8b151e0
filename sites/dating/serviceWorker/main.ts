import { areaOf } from '@bouquet/contract/routes'
import { answerAsset, isAsset, keepAssets } from './assets.ts'
import { answerData, forgetData, isData, logoutPath, storeResponses } from './memberData.ts'
import { answerPage, keepPages } from './pages.ts'
import { openMessage, showMessage } from './push.ts'
import { deleteOldCaches, worker } from './worker.ts'

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPages())
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin) return
  if (request.method !== 'GET') {
    if (pathname === logoutPath) event.waitUntil(forgetData())
    return
  }
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(request, areaOf(pathname)))
    if (areaOf(pathname) === 'app') event.waitUntil(keepPages().catch(() => {}))
  } else if (isAsset(pathname)) event.respondWith(answerAsset(request))
  else if (isData(pathname)) event.respondWith(answerData(event))
})

/** What came with a page, or was loaded before this worker was in charge, did not pass it: the page tells. */
worker.addEventListener('message', (event) => {
  const { type, urls, read } = event.data ?? {}
  if (type !== 'loaded') return
  event.waitUntil(Promise.all([keepAssets(urls), storeResponses(read)]))
})

worker.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMessage(event.notification))
})
