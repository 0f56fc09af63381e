import { describe, expect, it, vi } from "vitest";
import { soundOf } from "../src/board/beat-sounds";
import { Player, SCORES, type Sound, type Voice, audible } from "../src/lib/sounds";

/** An audio context that only writes down what it is asked to do. */
function recorder() {
  const heard: { kind: string; from: number; until: number }[] = [];
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = <T extends object>(more: T) => ({ connect: (to: unknown) => to, ...more });
  const source = (kind: string) => {
    const one = { kind, from: -1, until: -1 };
    heard.push(one);
    return node({
      type: "",
      buffer: null,
      frequency: param(),
      start: (at: number) => (one.from = at),
      stop: (at: number) => (one.until = at),
    });
  };
  const context = {
    currentTime: 0,
    sampleRate: 1000,
    state: "running",
    destination: {},
    resume: vi.fn(async () => {}),
    createGain: () => node({ gain: param() }),
    createBiquadFilter: () => node({ type: "", Q: param(), frequency: param() }),
    createOscillator: () => source("tone"),
    createBufferSource: () => source("noise"),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { context, heard, make: () => context as unknown as AudioContext };
}

describe("sounds", () => {
  it("are a dozen at least, short, and never the same twice", () => {
    const scores = Object.values(SCORES) as Voice[][];
    expect(scores.length).toBeGreaterThanOrEqual(12);
    for (const score of scores) {
      expect(score.length).toBeGreaterThan(0);
      for (const voice of score) {
        expect(voice.at + voice.length).toBeLessThanOrEqual(1.3);
        expect(voice.swell ?? 0).toBeLessThan(voice.length);
      }
    }
    expect(new Set(scores.map((score) => JSON.stringify(score))).size).toBe(scores.length);
  });

  it.each(Object.keys(SCORES) as Sound[])("%s strikes all its voices at their times", (sound) => {
    const { make, heard } = recorder();
    expect(new Player(make).play(sound, 0.5)).toBe(true);
    const wanted = (SCORES[sound] as Voice[]).map((voice) => [voice.shape === "noise" ? "noise" : "tone", voice.at]);
    expect(heard.map((one) => [one.kind, one.from])).toEqual(wanted);
    expect(heard.every((one) => one.until > one.from)).toBe(true);
  });

  it("make no context while nothing shall be heard", () => {
    const make = vi.fn();
    expect(new Player(make).play("coin", 0)).toBe(false);
    expect(make).not.toHaveBeenCalled();
  });

  it("do not pile up: the same one is heard again only a moment later", () => {
    const { make, heard, context } = recorder();
    const player = new Player(make);
    player.play("blow", 1);
    const once = heard.length;
    expect(player.play("blow", 1)).toBe(false);
    expect(player.play("coin", 1)).toBe(true);
    context.currentTime = 0.5;
    expect(player.play("blow", 1)).toBe(true);
    expect(heard.length).toBe(2 * once + (SCORES.coin as Voice[]).length);
  });

  it("wake a context that a browser has put to sleep", () => {
    const { make, context } = recorder();
    context.state = "suspended";
    new Player(make).play("page", 1);
    expect(context.resume).toHaveBeenCalledOnce();
  });

  it("keep a hidden tab quiet unless somebody wants to hear it", () => {
    expect(audible({ sound: true, background: false }, false)).toBe(true);
    expect(audible({ sound: true, background: false }, true)).toBe(false);
    expect(audible({ sound: true, background: true }, true)).toBe(true);
    expect(audible({ sound: false, background: true }, false)).toBe(false);
  });
});

describe("beats", () => {
  const sign = (icon: string, tone: "good" | "bad" | "plain") => ({ text: "1", icon, tone });

  it("sound like what they show", () => {
    expect(soundOf({ kind: "card", card: "mace", text: "" })).toBe("card");
    expect(soundOf({ kind: "attack", from: "a", to: "b", sign: sign("game:crossed-swords", "bad"), text: "" })).toBe("blow");
    expect(soundOf({ kind: "travel", token: "0", stops: [1, 2], ship: false, text: "" })).toBe("step");
    expect(soundOf({ kind: "sign", at: "a", sign: sign("game:crown-coin", "good"), text: "" })).toBe("coin");
    expect(soundOf({ kind: "sign", at: "a", sign: sign("game:heart-plus", "good"), text: "" })).toBe("heal");
    expect(soundOf({ kind: "sign", at: "a", sign: sign("game:card-exchange", "plain"), text: "" })).toBe("shuffle");
    expect(soundOf({ kind: "banner", title: "", rank: "round", tone: "plain", text: "" })).toBe("drum");
  });

  it("are silent where a sound would only be noise", () => {
    expect(soundOf({ kind: "banner", title: "", rank: "phase", tone: "plain", text: "" })).toBeNull();
    expect(soundOf({ kind: "sign", at: "a", sign: sign("game:footsteps", "plain"), text: "" })).toBeNull();
  });
});
