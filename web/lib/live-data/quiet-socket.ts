/**
 * A socket that is closed while it connects closes once it is open: browsers report a connection
 * that is abandoned as an error in the console.
 */
export class QuietSocket extends WebSocket {
  override close(code?: number, reason?: string): void {
    if (this.readyState !== WebSocket.CONNECTING) super.close(code, reason)
    else this.addEventListener('open', () => super.close(code, reason))
  }
}
