// A knock on wood when it is your turn; only if asked for in the settings.

export function knock(): void {
  const audio = new AudioContext();
  for (const at of [0, 0.16]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.setValueAtTime(190, audio.currentTime + at);
    tone.frequency.exponentialRampToValueAtTime(80, audio.currentTime + at + 0.09);
    loudness.gain.setValueAtTime(0.25, audio.currentTime + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.12);
    tone.connect(loudness).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.13);
  }
  setTimeout(() => audio.close(), 600);
}
