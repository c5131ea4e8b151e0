import { areaOf } from '@bouquet/contract/routes'
import { answerAsset, isAsset, keepAssets } from './assets.ts'
import { finishLogout, isLogout, logOut } from './logout.ts'
import { answerData, isData, storeResponses } from './memberData.ts'
import { answerPage, keepPages } from './pages.ts'
import { mayHavePendingLogout } from './pendingLogout.ts'
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
  if (request.mode === 'navigate') {
    event.respondWith(finishLogout().then(() => answerPage(request, areaOf(pathname))))
    if (areaOf(pathname) === 'app') event.waitUntil(keepPages().catch(() => {}))
  } else if (isLogout(pathname)) event.respondWith(logOut())
  else if (isAsset(pathname)) event.respondWith(answerAsset(request))
  else if (request.method === 'GET' && isData(pathname))
    event.respondWith(finishLogout().then(() => answerData(event)))
  else if (pathname.startsWith('/api/') && mayHavePendingLogout())
    event.respondWith(finishLogout().then(() => fetch(request)))
})

/** What came with a page, or was loaded before this worker was in charge, did not pass it: the page tells. */
worker.addEventListener('message', (event) => {
  const { type, urls, read } = event.data ?? {}
  if (type === 'online') event.waitUntil(finishLogout())
  if (type !== 'loaded') return
  event.waitUntil(Promise.all([keepAssets(urls), storeResponses(read)]))
})

worker.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMessage(event.notification))
})
