#define main hunt_main
#include "hunt.cpp"
#undef main
int main(int argc,char**argv){ init();Net net;net.load(argv[4]);
  FILE*f=fopen(argv[1],"rb");vector<u8> r(1<<20);size_t n=fread(r.data(),1,r.size(),f)/NF;fclose(f);int final=atoi(argv[3]);
  Ctx c;c.net=&net;c.K=c.KP=1500;c.rng=Rng(5);S s=start();Game g;g.pts=final;g.niche=1|4|6*16|128;memset(g.fancy,0,sizeof g.fancy);memset(g.most,255,sizeof g.most);memset(g.force,0,sizeof g.force);memset(g.lean,0,sizeof g.lean);
  for(size_t t=0;t<n;t++){alignas(64) u8 row[384];features(s,row);net.setbase(row);g.st.push_back(s);
    int bd=1<<30;Turn bt;const u8*want=t+1<n?&r[(t+1)*NF]:0;float bw=-1e9;
    for(int tr=0;tr<40;tr++){TV v;turns(c,s,v);size_t nv=v.size();TV more;for(size_t i=0;i<nv;i++)if(v[i].s.nh>0&&v[i].s.ri==s.ri&&v[i].s.g[RUBY]){int sp=0;(void)sp;if(tr<3)purchases(c,v[i],more);}
      for(int rep=0;rep<2;rep++){TV m2;vector<std::pair<int,int>> o;if(want)for(size_t i=0;i<more.size();i++){u8 q[384];features(more[i].s,q);int d=0;for(int k=0;k<NF;k++)d+=abs((int)q[k]-want[k]);o.push_back({d,(int)i});}std::sort(o.begin(),o.end());for(size_t k=0;k<6&&k<o.size();k++)purchases(c,more[o[k].second],m2);for(auto&x:m2)more.push_back(x);}
      for(auto&x:more)v.push_back(x);
      for(auto&x:v){if(!want){if(score(x.s)>bw){bw=score(x.s);bt=x;bd=0;}continue;}u8 q[384];features(x.s,q);int d=0;for(int i=0;i<NF;i++)d+=abs((int)q[i]-want[i]);if(d<bd){bd=d;bt=x;}}
      if(bd==0&&want)break;}
    if(0){u8 q[384];features(bt.s,q);for(int i=0;i<NF;i++)if(q[i]!=want[i])printf(" [%d mine %d want %d]",i,q[i],want[i]);printf("\n");}printf("turn %zu round %d diff %d score %d\n",t,s.round(),bd,score(bt.s));
    g.ops.push_back(vector<u16>(bt.op,bt.op+bt.n));s=bt.s;}
  printf("final %d\n",score(s));g.pts=score(s);vector<Game> p{g};savepool(p,argv[2]);}
